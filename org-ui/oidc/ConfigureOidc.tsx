import { Box, Button, Stack } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { call } from '../../web-kit/call.ts';
import { focusFirstWrong } from '../../web-kit/form/focus.ts';
import { useVerb } from '../../web-kit/verb.ts';
import { stale } from '../application/application.ts';
import { useKept } from '../shell/kept.ts';
import { Restored } from '../shell/Restored.tsx';
import { texts } from '../texts.ts';
import {
  blankOidc,
  hasProblems,
  isOidcChanged,
  noOidcProblems,
  oidcProblems,
  oidcSettings,
} from './draft.ts';
import { OidcFields } from './Fields.tsx';
import { staleOidc } from './oidc.ts';

type Props = {
  /** The plan allows no further applications. */
  full: boolean;
  onPrevious: () => void;
  onCreated: (appId: string, name: string) => void;
};

/** Step 2 for an OpenID application. Next creates it. What is typed is kept until it is sent. */
export function ConfigureOidc({ full, onPrevious, onCreated }: Props) {
  const { kept, changed, keep, forget } = useKept('new oidc', isOidcChanged);
  const [restored, setRestored] = useState(changed);
  const [tried, setTried] = useState(false);
  const draft = kept?.next ?? blankOidc;
  const problems = oidcProblems(draft);
  const creation = useVerb({
    run: async () => {
      const { id } = await call('POST /addOidcClient', oidcSettings(draft));
      forget();
      onCreated(id, draft.name.trim());
    },
    done: texts.wizard.createdNow,
    invalidates: [...staleOidc, stale.usage],
  });
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    setTried(true);
    if (hasProblems(problems)) focusFirstWrong(event.currentTarget);
    else creation.mutate();
  };
  const discard = () => {
    forget();
    setRestored(false);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 720 }}>
      {restored && <Restored text={texts.restored.wizard} onDiscard={discard} />}
      <Stack spacing={3} key={restored ? 'restored' : 'new'}>
        <OidcFields
          draft={draft}
          problems={tried ? problems : noOidcProblems}
          onChange={(next) => keep({ before: blankOidc, next })}
        />
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
