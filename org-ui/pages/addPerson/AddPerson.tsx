import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { BarrableButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { FormFields } from '../../../web-kit/form/FormFields.tsx';
import { trimmed } from '../../../web-kit/form/fields.ts';
import { focusFirstWrong } from '../../../web-kit/form/focus.ts';
import { Restored } from '../../../web-kit/form/Restored.tsx';
import { useKeptForm } from '../../../web-kit/form/useKeptForm.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { pageOf } from '../../base/paths.ts';
import { useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { families } from '../../families/families.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import type { Family } from '../../things/applicationPage/family.ts';
import { applicationsOf, type Choice, oneOf } from '../../things/chooseApplication/applications.ts';
import { ChooseButton } from '../../things/chooseApplication/ChooseButton.tsx';
import { useAsked } from '../../things/chooseApplication/useAsked.ts';
import { keptOthers, othersIn } from '../../things/invites/fields.ts';
import { inviting } from '../../things/invites/invite.ts';
import { Others } from '../../things/invites/Others.tsx';
import { RoomAt } from '../../things/invites/Room.tsx';
import { invitationOf, keptFields, personFields } from './person.ts';
import { texts } from './texts.ts';

const among: readonly Family[] = [families.oidc];

/** Invites a person to an OpenID application, with what the organisation knows of them. */
export default function AddPerson() {
  const { asked, first, isPending, error, retry } = useAsked(among);
  if (isPending) return <Pending error={error} onRetry={retry} />;
  const start = asked ?? first;
  return (
    <>
      <Heading title={texts.title} />
      {start ? (
        <Person start={start} />
      ) : (
        <Empty text={texts.noApps} next={{ label: words.addApplication, to: '/configure-application' }} />
      )}
    </>
  );
}

/** The chosen application. One that was chosen before may be gone; the form then begins as without a choice. */
function useChosen(appId: string, start: Choice) {
  const load = applicationsOf(useIds().uniqueId, among);
  const { data, error, refetch } = useQuery({ ...oneOf(load, appId), enabled: appId !== start.appId });
  const isPending = appId !== start.appId && data === undefined;
  return { chosen: (appId !== start.appId && data) || start, isPending, error, retry: refetch };
}

function Person({ start }: { start: Choice }) {
  const form = useKeptForm('person', keptFields, { application: start.appId });
  const { application, others: kept, ...typed } = form.values;
  const { chosen, ...reading } = useChosen(application, start);
  const { appId } = chosen;
  const others = othersIn(kept);
  const further = others.map((each) => each.appId).filter((each) => each !== appId);
  const navigate = useNavigate();
  const { mutate, isPending, barred } = useVerb({
    run: likewise(inviting, () =>
      form.send(() => inviting(invitationOf([appId, ...further], trimmed(typed)))),
    ),
    done: texts.sent,
    onDone: () => {
      form.forget();
      navigate(pageOf('oidc', appId, 'users'));
    },
  });
  if (reading.isPending) return <Pending error={reading.error} onRetry={reading.retry} />;
  return (
    <Box
      component="form"
      noValidate
      aria-label={texts.title}
      sx={{ maxWidth: 720 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.check()) focusFirstWrong(event.currentTarget as HTMLFormElement);
        else if (!isPending && barred === undefined) mutate();
      }}
    >
      {form.restored && <Restored onDiscard={form.discard} />}
      <Typography sx={{ mb: 2 }}>{texts.text}</Typography>
      <ChooseButton
        {...{ among }}
        chosen={appId}
        name={chosen.name}
        choose={(next) => next && form.change('application', next.appId)}
      />
      <Box sx={{ maxWidth: 480, mb: 2 }}>
        <Others
          besides={appId}
          value={others}
          onChange={(chosen) => form.change('others', keptOthers(chosen))}
        />
        <RoomAt appIds={[appId, ...further]} />
      </Box>
      <FormFields fields={personFields} form={form} columns={2} />
      <Box sx={{ mt: 3 }}>
        <BarrableButton type="submit" variant="contained" loading={isPending} barred={barred}>
          {texts.submit}
        </BarrableButton>
      </Box>
    </Box>
  );
}
