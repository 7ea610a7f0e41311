import { Box, Button, Stack } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { call } from '../../web-kit/call.ts';
import { useVerb } from '../../web-kit/verb.ts';
import { stale } from '../application/application.ts';
import { type Draft, problemsOf, settingsOf } from '../application/draft.ts';
import { focusFirstWrong } from '../application/focus.ts';
import { LogoField } from '../application/LogoField.tsx';
import { NameField } from '../application/NameField.tsx';
import { OriginList } from '../application/OriginList.tsx';
import { Toggles } from '../application/Toggles.tsx';
import { TokenValidity } from '../application/TokenValidity.tsx';
import { texts } from '../texts.ts';

type ConfigureProps = {
  draft: Draft;
  /** The plan allows no more applications. */
  full: boolean;
  onChange: (draft: Draft) => void;
  onPrevious: () => void;
  onCreated: (appId: string) => void;
};

/** Step 2: the form of a web application. Next creates it. */
export function Configure({ draft, full, onChange, onPrevious, onCreated }: ConfigureProps) {
  const [tried, setTried] = useState(false);
  const problems = problemsOf(draft);
  const said = tried ? problems : {};
  const creation = useVerb({
    run: async () => onCreated((await call('POST /createWebApp', settingsOf(draft))).id),
    done: texts.wizard.createdNow,
    invalidates: [stale.list, stale.usage],
  });
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length) focusFirstWrong(event.currentTarget);
    else creation.mutate();
  };
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 720 }}>
      <Stack spacing={3}>
        <NameField value={draft.name} error={said.name} onChange={(name) => set({ name })} />
        <LogoField value={draft.logo} error={said.logo} onChange={(logo) => set({ logo })} />
        <OriginList draft={draft} error={said.origins} onChange={set} />
        <TokenValidity
          value={draft.tokenValidityTime}
          error={said.tokenValidityTime}
          onChange={(tokenValidityTime) => set({ tokenValidityTime })}
        />
        <Toggles value={draft} onChange={set} />
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
