import { Box } from '@mui/material';
import type { MailLanguage, MailOf } from '../../../domain/sentences/mails.ts';
import { wordedIn } from '../../../web-kit/domain/mails.ts';
import { paletteOf } from '../../../web-kit/look/brand.ts';
import { light } from '../../../web-kit/look/theme.ts';
import type { Draft } from './brand.ts';
import { Filled, Letterhead } from './Preview.tsx';
import { texts } from './texts.ts';

const t = texts.mails;
type MailPictureProps = { name: string; draft: Draft; mail: MailOf; language: MailLanguage };

/** A mail as a draft would make it. It can be read, and nothing in it can be used. */
export function MailPicture({ name, draft, mail, language }: MailPictureProps) {
  const { brand, 'on-brand': onBrand } = paletteOf(draft, 'light');
  const { subject, opening, lines, label, closing } = wordedIn(language, mail, {
    name,
    words: draft.mailWords,
  });
  const { around } = language;
  const colours = { colour: brand, text: onBrand };
  return (
    <Box
      component="article"
      aria-label={t.preview}
      lang={around.language}
      sx={{
        ...{ p: 2, borderRadius: 2, border: 1, borderColor: 'divider', minWidth: 0, maxWidth: 560 },
        ...{ bgcolor: light.card, color: light.ink, '& p': { my: 1.5 } },
      }}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Box sx={{ mb: 2, fontSize: 13, color: light['ink-soft'] }}>
        <div>{t.from(name)}</div>
        <Box sx={{ fontWeight: 700 }}>{subject}</Box>
      </Box>
      <Letterhead
        name={name}
        logo={draft.logo}
        mark={<Filled {...colours}>{[...name][0]?.toUpperCase() ?? ''}</Filled>}
      />
      <p>{around.hello('Ada')}</p>
      {opening && <p>{opening}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Filled {...colours}>{label}</Filled>
      {closing && <p>{closing}</p>}
      <Box sx={{ mt: 2, fontSize: 13, color: light['ink-soft'] }}>{around.sentFor(name)}</Box>
    </Box>
  );
}
