import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { list } from '../../../web-kit/table/query.ts';
import { paragraphs } from '../../base/paragraphs.ts';
import { words } from '../../base/words.ts';
import { LearnMore } from '../../parts/guides/LearnMore.tsx';
import { TitledDialog } from '../../parts/page/TitledDialog.tsx';
import { type Picked, PickList } from '../../parts/pick/PickList.tsx';
import { pickGroups } from '../groups/pick.tsx';
import {
  type Choice,
  changesOf,
  choose,
  effectsOf,
  type OpenGroup,
  type Openings,
  type Reach,
  reaches,
  reachOf,
} from './openings.ts';
import { texts } from './texts.ts';

const t = texts.dialog;
const everyone = list('GET /people', {});
/** How many people the organisation has, as far as lists count. */
const peopleCount = {
  queryKey: [...everyone.queryKey, 'count'],
  queryFn: async () => (await everyone({ page: 0, size: 1, sort: ['id', 'ASC'], filter: {} })).total,
};

type OpenToDialogProps = { app: { appId: string; name: string }; before: Openings; onClose: () => void };
/** Chooses to whom an application is open. Before it is saved, it says what that changes, and for how many people. */
export default function OpenToDialog({ app, before, onClose }: OpenToDialogProps) {
  const title = t.title(app.name);
  const [reach, setReach] = useState<Reach>(reachOf(before));
  const [picked, setPicked] = useState<Picked<OpenGroup>>(
    () => new Map(before.groups.map((group) => [group.groupId, group])),
  );
  const choice: Choice = { reach, groups: [...picked.values()] };
  const isMissing = reach === 'groups' && picked.size === 0;
  const { mutate, isPending } = useVerb({
    run: () => choose(app.appId, before, choice),
    done: t.saved,
    onDone: onClose,
  });
  return (
    <TitledDialog
      title={title}
      size="sm"
      buttons={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {words.cancel}
          </Button>
          <Button
            variant="contained"
            loading={isPending}
            disabled={isMissing || !changesOf(before, choice).length}
            onClick={() => mutate()}
          >
            {t.save}
          </Button>
        </>
      }
      onClose={() => isPending || onClose()}
    >
      <RadioGroup aria-label={title} value={reach} onChange={(_, value) => setReach(value as Reach)}>
        {reaches.map((each) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={t.reaches[each]} />
        ))}
      </RadioGroup>
      <Typography variant="body2" sx={{ mb: 2 }}>
        <LearnMore about={title} paragraph={paragraphs.openings} />
      </Typography>
      {reach === 'groups' && <PickList {...pickGroups} picked={picked} change={setPicked} />}
      <Effects {...{ before, choice, isMissing }} />
    </TitledDialog>
  );
}

type EffectsProps = { before: Openings; choice: Choice; isMissing: boolean };
function Effects({ before, choice, isMissing }: EffectsProps) {
  const { data: people } = useQuery(peopleCount);
  if (people === undefined) return null;
  const { says, closes } = effectsOf(before, choice, people);
  const shown = isMissing ? [t.some] : says.length ? says : [t.nothing];
  return (
    <Box role="status" aria-label={t.effect} sx={{ mt: 2 }}>
      <Alert severity={closes && !isMissing ? 'warning' : 'info'}>
        {shown.map((each) => (
          <Box key={each}>{each}</Box>
        ))}
      </Alert>
    </Box>
  );
}
