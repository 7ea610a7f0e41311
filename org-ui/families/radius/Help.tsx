import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { docs } from '../../base/origin.ts';
import { CodeBlock } from '../../parts/copy/CodeBlock.tsx';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Section } from '../../parts/page/Section.tsx';
import { serversQuery } from './clients.ts';
import { type Server, serversOf, snippets } from './help.ts';
import { radiusTexts } from './texts.ts';

const { help: t } = radiusTexts;
const grid = { ...sideBySide(220), mb: 2 };

/** How to set up the clients: the servers, and settings to copy. */
export function Help() {
  const { data } = useQuery(serversQuery);
  if (!data) return null;
  const [setting] = data.data;
  const set = setting ? [setting.primary_server, setting.secondary_server] : [];
  const servers = serversOf(set, location.hostname, data.listening);
  return (
    <Section title={t.title}>
      {servers.length ? <Settings servers={servers} /> : <Typography sx={{ mb: 2 }}>{t.off}</Typography>}
      <Link href={`${docs()}/radius`} target="_blank" rel="noreferrer">
        {t.guide}
      </Link>
    </Section>
  );
}

function Settings({ servers }: { servers: readonly Server[] }) {
  const { openvpn, strongswan, pam, asa } = snippets(servers);
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: 720 }}>{t.lead}</Typography>
      {servers.map(({ address, authPort, acctPort }) => (
        <Box key={address} sx={grid}>
          <Field label={t.server} copyable={address}>
            <code>{address}</code>
          </Field>
          <Field label={t.port}>{authPort ?? '-'}</Field>
          <Field label={t.acctPort}>{acctPort ?? '-'}</Field>
        </Box>
      ))}
      <Snippet title={t.openvpn} code={openvpn} />
      <Snippet title={t.strongswan} text={t.strongswanText} code={strongswan} />
      <Snippet title={t.pam} text={t.pamText} code={pam} />
      <Snippet title={t.asa} text={t.asaText} code={asa} />
    </>
  );
}

/** The settings of one client, to copy. */
function Snippet({ title, text, code }: { title: string; text?: string; code: string }) {
  return (
    <Box sx={{ mt: 3, '& + a': { display: 'inline-block', mt: 2 } }}>
      <Typography variant="h3">{title}</Typography>
      {text && (
        <Typography variant="body2" sx={{ my: 0.5, maxWidth: 720 }}>
          {text}
        </Typography>
      )}
      <CodeBlock what={title} code={code} />
    </Box>
  );
}
