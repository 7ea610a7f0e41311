import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type Mode, paletteOf } from '../../../web-kit/look/brand.ts';
import { dark, light } from '../../../web-kit/look/theme.ts';
import { product } from '../../base/words.ts';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import type { Draft } from './brand.ts';
import { texts } from './texts.ts';

const t = texts.preview;
const pages = { light, dark };
type PreviewProps = { name: string; draft: Draft };

/** The sign-in page as a draft would make it. Nothing in it can be used, so it is one picture by day and one by night. */
export function Preview({ name, draft }: PreviewProps) {
  return (
    <Box sx={sideBySide(240)}>
      <SignIn name={name} draft={draft} mode="light" />
      <SignIn name={name} draft={draft} mode="dark" />
    </Box>
  );
}

type PictureProps = { caption: string; paper: string; ink: string; children: ReactNode };
function Picture({ caption, paper, ink, children }: PictureProps) {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box
        role="img"
        aria-label={caption}
        sx={{ p: 2, borderRadius: 2, border: 1, borderColor: 'divider', bgcolor: paper, color: ink }}
        style={{ overflowWrap: 'anywhere' }}
      >
        {children}
      </Box>
      <Typography component="figcaption" variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {caption}
      </Typography>
    </Box>
  );
}

/** The logo, as far as it is at hand, beside the name. */
export function Letterhead({ name, logo, mark }: { name: string; logo: string; mark?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, fontWeight: 700 }}>
      {logo.startsWith('data:') ? (
        <Box
          component="img"
          src={logo}
          alt=""
          sx={{ flex: 'none', height: 32, maxWidth: 120, objectFit: 'contain' }}
        />
      ) : (
        mark
      )}
      {name}
    </Box>
  );
}

function SignIn({ name, draft, mode }: PreviewProps & { mode: Mode }) {
  const page = pages[mode];
  const palette = paletteOf(draft, mode);
  return (
    <Picture caption={t[mode]} paper={page.paper} ink={page.ink}>
      <Letterhead name={name} logo={draft.logo} />
      <Box sx={{ p: 2, borderRadius: 2, border: 1, borderColor: page.line, bgcolor: page.card }}>
        <Box sx={{ mb: 1.5, fontWeight: 700 }}>{t.heading}</Box>
        {/* The field has the focus, whose ring is in the second colour. */}
        <Box
          sx={{ px: 1, py: 0.75, mb: 1.5, borderRadius: 1, border: 1, borderColor: page['line-strong'] }}
          style={{ boxShadow: `0 0 0 2px ${page.card}, 0 0 0 4px ${palette.accent}` }}
        >
          {t.field}
        </Box>
        <Filled colour={palette.brand} text={palette['on-brand']}>
          {t.button}
        </Filled>
        <Box sx={{ mt: 1.5, color: palette.brand, textDecoration: 'underline' }}>{t.link}</Box>
      </Box>
      <Box sx={{ mt: 2, fontSize: 13, textAlign: 'center', color: page['ink-soft'] }}>{product}</Box>
    </Picture>
  );
}

/** What looks like a button. */
export function Filled({ colour, text, children }: { colour: string; text: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        py: 1,
        px: 2,
        borderRadius: 1,
        bgcolor: colour,
        color: text,
        fontWeight: 600,
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  );
}
