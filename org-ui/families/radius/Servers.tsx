import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Failed } from '../../parts/page/Failed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { type RadiusServer, serversQuery } from './clients.ts';
import { radiusTexts } from './texts.ts';

const { servers: t } = radiusTexts;
const yesNo = (is: boolean) => (is ? t.yes : t.no);
const grid = { ...sideBySide(120), mb: 2 };

/** The RADIUS servers of the installation, which the staff set, and whether its gateway listens. */
export function Servers() {
  const { data, error, refetch } = useQuery(serversQuery);
  const [setting] = data?.data ?? [];
  return (
    <Section title={t.title}>
      {error ? <Failed error={error} onRetry={refetch} /> : !data && <Loading />}
      {data && !data.listening && (
        <Alert severity="warning" sx={{ mb: setting ? 2 : 0 }}>
          {t.off}
        </Alert>
      )}
      {data?.listening && !setting && <Typography sx={{ color: 'text.secondary' }}>{t.none}</Typography>}
      {setting && (
        <>
          <Server title={t.primary} server={setting.primary_server} />
          <Server title={t.secondary} server={setting.secondary_server} />
        </>
      )}
    </Section>
  );
}

function Server({ title, server }: { title: string; server: RadiusServer }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={grid}>
        <Field label={t.accountEnabled}>{yesNo(server.accountEnabled)}</Field>
        {/* Names of servers are longer than anything else here. */}
        <Box sx={{ gridColumn: 'span 2' }}>
          <Field label={t.accountIp} copyable={server.accountIp}>
            <code>{server.accountIp}</code>
          </Field>
        </Box>
        <Field label={t.accountPort}>{server.accountPort}</Field>
        <Field label={t.authEnabled}>{yesNo(server.authEnabled)}</Field>
        <Field label={t.authPort}>{server.authPort}</Field>
      </Box>
    </Box>
  );
}
