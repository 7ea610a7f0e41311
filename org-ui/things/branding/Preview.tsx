import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type Mode, paletteOf } from '../../../web-kit/brand.ts';
import { dark, light } from '../../../web-kit/theme.ts';
import { product } from '../../base/words.ts';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import type { Draft } from './brand.ts';
import { texts } from './texts.ts';

const t = texts.preview;
const pages = { light, dark };
type PreviewProps = { name: string; draft: Draft };

/** Sign-in page and mail as a draft would make them. Nothing in them can be used, so each is one picture. */
export function Preview({ name, draft }: PreviewProps) {
  return (
    <Box sx={sideBySide(240)}>
      <SignIn name={name} draft={draft} mode="light" />
      <SignIn name={name} draft={draft} mode="dark" />
      <Mail name={name} draft={draft} />
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
function Letterhead({ name, logo, mark }: { name: string; logo: string; mark?: ReactNode }) {
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

function Filled({ colour, text, children }: { colour: string; text: string; children: ReactNode }) {
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

function Mail({ name, draft }: PreviewProps) {
  const { brand, 'on-brand': onBrand } = paletteOf(draft, 'light');
  const initial = [...name][0]?.toUpperCase() ?? '';
  return (
    <Picture caption={t.mail} paper={light.card} ink={light.ink}>
      <Box sx={{ mb: 2, fontSize: 13, color: light['ink-soft'] }}>{t.from(name)}</Box>
      <Letterhead
        name={name}
        logo={draft.logo}
        mark={
          <Filled colour={brand} text={onBrand}>
            {initial}
          </Filled>
        }
      />
      <Box sx={{ mb: 1 }}>{t.hello}</Box>
      <Box sx={{ mb: 2 }}>{t.text}</Box>
      <Filled colour={brand} text={onBrand}>
        {t.open}
      </Filled>
      <Box sx={{ mt: 2, fontSize: 13, color: light['ink-soft'] }}>{t.sentFor(name)}</Box>
    </Picture>
  );
}
