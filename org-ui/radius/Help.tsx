import { Box, Link, Typography } from '@mui/material';
import { CodeBlock } from '../copy/CodeBlock.tsx';
import { Field } from '../copy/Field.tsx';
import { docs } from '../origin.ts';
import { Section } from '../shell/Section.tsx';
import { serverOf, snippets } from './help.ts';
import { radiusTexts } from './texts.ts';

const { help: t } = radiusTexts;
const port = 1812;

/** How to set up the clients: the server, and settings to copy. */
export function Help() {
  const server = serverOf(location.hostname);
  const { openvpn, strongswan, pam } = snippets(server, port);
  return (
    <Section title={t.title}>
      <Typography sx={{ mb: 2, maxWidth: 720 }}>{t.lead}</Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', mb: 2 }}
      >
        <Field label={t.server} copyable={server}>
          <code>{server}</code>
        </Field>
        <Field label={t.port}>
          <code>{port}</code>
        </Field>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t.portText}
      </Typography>
      <Typography variant="h3">{t.openvpn}</Typography>
      <CodeBlock what={t.openvpn} code={openvpn} />
      <Typography variant="h3">{t.strongswan}</Typography>
      <Typography variant="body2">{t.strongswanText}</Typography>
      <CodeBlock what={t.strongswan} code={strongswan} />
      <Typography variant="h3">{t.pam}</Typography>
      <Typography variant="body2">{t.pamText}</Typography>
      <CodeBlock what={t.pam} code={pam} />
      <Link href={`${docs()}/radius`} target="_blank" rel="noreferrer">
        {t.guide}
      </Link>
    </Section>
  );
}
