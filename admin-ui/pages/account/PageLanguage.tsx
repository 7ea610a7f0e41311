import { Card, CardContent, Typography } from '@mui/material';
import { LanguageChoice } from '../../../web-kit/language/LanguageChoice.tsx';
import { chooseLanguage, language } from '../../../web-kit/language/language.ts';
import { texts } from './texts.ts';

const t = texts.language;

/** Chooses the language of the console in this browser, which loads the page anew. */
export const PageLanguage = () => (
  <Card component="section" aria-label={t.title}>
    <CardContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography component="h2" variant="h6">
        {t.title}
      </Typography>
      <Typography color="textSecondary">{t.lead}</Typography>
      <LanguageChoice
        label={t.label}
        value={language === 'qps' ? 'en' : language}
        onChange={chooseLanguage}
      />
    </CardContent>
  </Card>
);
