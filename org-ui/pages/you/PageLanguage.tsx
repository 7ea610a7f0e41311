import { Typography } from '@mui/material';
import { LanguageChoice } from '../../../web-kit/language/LanguageChoice.tsx';
import { chooseLanguage, language } from '../../../web-kit/language/language.ts';
import { Section } from '../../parts/page/Section.tsx';
import { texts } from './texts.ts';

const t = texts.language;

/** Chooses the language of the console in this browser, which loads the page anew. */
export const PageLanguage = () => (
  <Section title={t.title}>
    <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t.lead}</Typography>
    <LanguageChoice label={t.label} value={language === 'qps' ? 'en' : language} onChange={chooseLanguage} />
  </Section>
);
