import type { LanguageTag } from '../domain/languages.ts';

/** What the page of an address says that no organisation has. */
export const notFoundWords: Record<LanguageTag, { title: string; text: string; link: string }> = {
  en: {
    title: '404 - Page not found',
    text: 'No organization has this address.',
    link: 'Go to the home page',
  },
  de: {
    title: '404 – Seite nicht gefunden',
    text: 'Keine Organisation hat diese Adresse.',
    link: 'Zur Startseite',
  },
  es: {
    title: '404: página no encontrada',
    text: 'Ninguna organización tiene esta dirección.',
    link: 'Ir a la página de inicio',
  },
  fr: {
    title: '404\u00a0: page introuvable',
    text: 'Aucune organisation n’a cette adresse.',
    link: 'Aller à la page d’accueil',
  },
  hi: {
    title: '404: पेज नहीं मिला',
    text: 'इस पते का कोई संगठन नहीं है।',
    link: 'होम पेज पर जाएँ',
  },
};
