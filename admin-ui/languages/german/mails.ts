import type { Catalogue } from '../../catalogue.ts';

const entries = (n: number) => `${n} ${n === 1 ? 'Anfrage' : 'Anfragen'}`;

/** What the pages about mails, help videos and the contact form say, in German. */
export const mails = {
  'staff/pages/contacts': {
    tab: 'Kontaktanfragen',
    filter: 'Nach Name, E-Mail oder Text filtern',
    empty: 'Nichts wartet auf eine Antwort. Was Operatoren mit dem Kontaktformular senden, erscheint hier.',
    columns: {
      name: 'Name',
      email: 'E-Mail',
      mobileNumber: 'Mobilnummer',
      description: 'Beschreibung',
    },
    state: { label: 'Stand', open: 'Offen', done: 'Erledigt', all: 'Alle' },
    answered: 'Beantwortet am',
    answer: {
      verb: 'Antworten',
      title: (name) => `${name} antworten`,
      text: (email) => `Die Antwort wird per E-Mail an ${email} gesendet.`,
      label: 'Antwort',
      send: 'E-Mail senden',
      sent: 'Antwort gesendet',
    },
    done: {
      verb: 'Als erledigt markieren',
      said: 'Als erledigt markiert',
      told: (n) => `${entries(n)} als erledigt markiert`,
    },
    reopen: { verb: 'Wieder öffnen', said: 'Wieder geöffnet', told: (n) => `${entries(n)} wieder geöffnet` },
  },
  'staff/pages/letters': {
    tab: 'Unzustellbare E-Mails',
    filter: 'Nach Empfänger oder Art filtern',
    empty:
      'Hier gibt es noch nichts. Eine E-Mail, die nach allen Versuchen nicht zugestellt werden konnte, erscheint hier mit dem Grund und kann noch einmal gesendet werden.',
    columns: {
      reaction: 'Was',
      email: 'An',
      error: 'Grund',
      attempts: 'Versuche',
      givenUpAt: 'Aufgegeben am',
    },
    again: 'Erneut senden',
    underWay: 'Wird erneut gesendet',
    resent: 'Die E-Mail wird erneut gesendet',
    resentMany: (n) => `${n} ${n === 1 ? 'E-Mail wird' : 'E-Mails werden'} erneut gesendet`,
  },
  'staff/pages/sendEmail': {
    tab: 'E-Mail senden',
    heading: 'Eine eigene E-Mail an Benutzer senden',
    lead: 'Die E-Mail wird im Namen von Latchkey gesendet. E-Mails, die nicht zugestellt werden können, erscheinen unter „Unzustellbare E-Mails“.',
    to: 'An',
    subject: 'Betreff',
    body: 'Nachricht',
    hello: 'Guten Tag,',
    submit: 'E-Mail senden',
    done: 'Die E-Mail wurde gesendet',
    missingHead: 'Bitte geben Sie E-Mail-Adresse und Betreff ein',
    missingBody: 'Bitte füllen Sie alle erforderlichen Felder aus',
    tooLong: (most) => `Diese Adresse ist zu lang: Sie hat mehr als ${most} Zeichen.`,
    editor: {
      toolbar: 'Formatierung',
      bold: 'Fett',
      italic: 'Kursiv',
      underline: 'Unterstrichen',
      bullets: 'Aufzählung',
      numbers: 'Nummerierte Liste',
      link: 'Link',
      address: 'Adresse des Links',
    },
  },
  'staff/pages/videos': {
    tab: 'Videos',
    empty:
      'Hier gibt es noch nichts. Videos, die Sie hinzufügen, stehen in den Konsolen der Organisationen neben den Anleitungen.',
    filter: 'Nach Titel oder Beschreibung filtern',
    fields: {
      title: 'Titel',
      url: 'Adresse',
      subtitle: 'Untertitel',
      description: 'Beschreibung',
      categories: 'Kategorien',
      createdAt: 'Hinzugefügt am',
    },
    urlHint:
      'Die Adresse einer Seite zum Einbetten oder einer Videodatei. Adressen von Seiten bei YouTube und Vimeo werden in solche zum Einbetten umgewandelt.',
    categoriesHint: 'Mit Kommas getrennt. Die Seiten des Teams zeigen Team und starter.',
    create: 'Video hinzufügen',
    edit: 'Video bearbeiten',
    added: 'Video hinzugefügt',
    changed: 'Video geändert',
    removed: 'Video entfernt',
    remove: (title) => `${title} entfernen`,
    removal: {
      title: 'Video entfernen',
      text: (title) => `${title} wird nicht mehr angezeigt. Die Videodatei selbst wird nicht gelöscht.`,
    },
    removals: {
      text: 'Diese Videos werden nicht mehr gezeigt. Die Videodateien selbst werden nicht gelöscht.',
      told: (n) => `${n} ${n === 1 ? 'Video' : 'Videos'} entfernt`,
    },
  },
} satisfies Partial<Catalogue>;
