import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { SaveButtons } from '../../parts/form/SaveButtons.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { directoryQuery, type Sourced } from './directory.ts';
import { Settings } from './Settings.tsx';
import { Sync } from './Sync.tsx';
import { userSourceTexts as t } from './texts.ts';

/** The User Source tab of an application of any family: the toggle and, while it is on, the directory. */
export function UserSource({ app, toggle }: Sourced) {
  return (
    <>
      <Toggle key={String(app.ldapEnabled)} {...{ app, toggle }} />
      {app.ldapEnabled && <Directory appId={app.appId} />}
    </>
  );
}

/** The switch. Changing it shows the buttons that save or discard the change. */
function Toggle({ app, toggle }: Sourced) {
  const [on, setOn] = useState(app.ldapEnabled);
  const saving = useVerb({
    run: likewise(toggle, () => toggle({ ldapEnabled: on, userSource: on ? 'external' : 'internal' })),
    done: on ? t.on : t.off,
    failed: t.failed,
  });
  const buttons = on !== app.ldapEnabled && (
    <SaveButtons
      discard={() => setOn(app.ldapEnabled)}
      save={() => saving.mutate()}
      busy={saving.isPending}
      barred={saving.barred}
    />
  );
  return (
    <Section title={t.title} buttons={buttons}>
      <Typography sx={{ mb: 1, maxWidth: 720 }}>{t.text}</Typography>
      <FormControlLabel
        control={<Switch checked={on} onChange={(_, checked) => setOn(checked)} />}
        label={
          <Box sx={{ py: 0.5 }}>
            {t.toggle}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {on ? t.external : t.internal}
            </Typography>
          </Box>
        }
      />
    </Section>
  );
}

function Directory({ appId }: { appId: string }) {
  const { data, error, refetch } = useQuery(directoryQuery(appId));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const settings = data.ldap.ldapConfigSetting;
  return (
    <>
      <Settings {...{ appId, settings }} />
      {settings && <Sync appId={appId} />}
    </>
  );
}
