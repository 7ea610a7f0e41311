import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDate } from '../../../web-kit/format.ts';
import { sends } from '../../../web-kit/sends.ts';
import { Section } from '../../parts/page/Section.tsx';
import { download } from './download.ts';
import type { SamlDetail } from './saml.ts';
import { samlTexts as t } from './texts.ts';

type Listed = SamlDetail['idp']['certificates'];

/** The certificates of the organisation, of which two are published while one replaces the other. */
export function Certificates({ certificates }: { certificates: Listed }) {
  const addition = {
    label: t.addCertificate,
    run: sends('POST /SAML/addCertificate', () => ({})),
    done: t.added,
  };
  return (
    <Section
      title={t.certificates}
      buttons={certificates.length < 2 ? <CommandButton {...addition} /> : undefined}
    >
      <Typography sx={{ mb: 2, maxWidth: 720 }}>{t.certificatesHint}</Typography>
      {certificates.map((each, place) => (
        <Row key={each.certificateId} certificate={each} signs={place === 0} />
      ))}
    </Section>
  );
}

function Row({ certificate, signs }: { certificate: Listed[number]; signs: boolean }) {
  const { certificateId, certificate: pem, expiresAt } = certificate;
  const use = {
    label: t.use,
    run: sends('PUT /SAML/useCertificate/:certificateId', () => ({ certificateId })),
    done: t.used,
    confirm: { title: t.certificates, text: t.useAsks, yes: t.use },
  };
  const removal = {
    label: t.remove,
    run: sends('DELETE /SAML/deleteCertificate/:certificateId', () => ({ certificateId })),
    done: t.removed,
    confirm: { title: t.certificates, text: t.removeAsks, yes: t.remove },
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}>
      <Box sx={{ minWidth: 200, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{signs ? t.signs : t.waits}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t.validUntil(shortDate(expiresAt))}
        </Typography>
      </Box>
      <Button
        startIcon={<DownloadOutlined />}
        onClick={() => download(`saml-${certificateId.slice(0, 8)}.pem`, pem)}
      >
        {t.download}
      </Button>
      {!signs && <CommandButton {...use} />}
      {!signs && <CommandButton {...removal} color="error" />}
    </Box>
  );
}
