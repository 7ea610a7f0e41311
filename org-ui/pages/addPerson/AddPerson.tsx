import { Box, MenuItem, TextField, Typography } from '@mui/material';
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
import { useAddress } from '../../../web-kit/table/address.ts';
import { pageOf } from '../../base/paths.ts';
import { useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { users } from '../../families/oidc/users.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { keptOthers, othersIn } from '../../things/invites/fields.ts';
import { inviting } from '../../things/invites/invite.ts';
import { Others } from '../../things/invites/Others.tsx';
import { RoomAt } from '../../things/invites/Room.tsx';
import { invitationOf, keptFields, personFields } from './person.ts';
import { texts } from './texts.ts';

/** Invites a person to an OpenID application, with what the organisation knows of them. */
export default function AddPerson() {
  const { uniqueId } = useIds();
  const { data, error, refetch } = useQuery(users.applications(uniqueId));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  return (
    <>
      <Heading title={texts.title} />
      {data.rows.length ? (
        <Person applications={data.rows} />
      ) : (
        <Empty text={texts.noApps} next={{ label: words.addApplication, to: '/configure-application' }} />
      )}
    </>
  );
}

function Person({ applications }: { applications: readonly { appId: string; name: string }[] }) {
  const [address] = useAddress();
  const asked = applications.find(({ appId }) => appId === address.get('app')) ?? applications[0]!;
  const form = useKeptForm('person', keptFields, { application: asked.appId });
  const { application, others: kept, ...typed } = form.values;
  // An application that was chosen before may be gone.
  const { appId } = applications.find((each) => each.appId === application) ?? asked;
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
      <TextField
        select
        label={texts.application}
        value={appId}
        onChange={({ target }) => form.change('application', target.value)}
        sx={{ width: { xs: '100%', sm: 320 }, mb: 2 }}
      >
        {applications.map((each) => (
          <MenuItem key={each.appId} value={each.appId}>
            {each.name}
          </MenuItem>
        ))}
      </TextField>
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
