import { Box, Button, Stack } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { call } from '../../web-kit/call.ts';
import { useVerb } from '../../web-kit/commands/verb.ts';
import { focusFirstWrong } from '../../web-kit/form/focus.ts';
import { stale } from '../application/application.ts';
import { type Draft, mobileSettings, problemsOf, webSettings } from '../application/draft.ts';
import { Fields } from '../application/Fields.tsx';
import { texts } from '../texts.ts';

type ConfigureProps = {
  draft: Draft;
  /** The plan allows no further applications. */
  full: boolean;
  onChange: (draft: Draft) => void;
  onPrevious: () => void;
  onCreated: (appId: string) => void;
};

const create = (draft: Draft) =>
  draft.type === 'Mobile'
    ? call('POST /createMobileApp', mobileSettings(draft))
    : call('POST /createWebApp', webSettings(draft));

/** Step 2: the form for the chosen kind. Next creates the application. */
export function Configure({ draft, full, onChange, onPrevious, onCreated }: ConfigureProps) {
  const [tried, setTried] = useState(false);
  const problems = problemsOf(draft);
  const said = tried ? problems : {};
  const creation = useVerb({
    run: async () => onCreated((await create(draft)).id),
    done: texts.wizard.createdNow,
    invalidates: [stale.list, stale.usage],
  });
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length) focusFirstWrong(event.currentTarget);
    else creation.mutate();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 720 }}>
      <Stack spacing={3}>
        <Fields draft={draft} problems={said} onChange={onChange} />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button onClick={onPrevious} disabled={creation.isPending}>
            {texts.common.previous}
          </Button>
          <Button type="submit" variant="contained" disabled={full} loading={creation.isPending}>
            {texts.common.next}
          </Button>
        </Box>
      </Stack>
    </Box>
  );
}
