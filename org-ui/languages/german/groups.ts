import { numberIn } from '../../../web-kit/language/region.ts';
import { countLimit } from '../../../web-kit/table/limits.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('de');

const people = (count: number) => `${number(count)} ${count === 1 ? 'Person' : 'Personen'}`;
const can = (count: number) => (count === 1 ? 'kann' : 'können');
/** All people of the organization, who are counted only so far. */
const all = (count: number) => (count < countLimit ? people(count) : `mehr als ${people(countLimit)}`);
const whose = (name: string, count: number) => `${people(count)} der Gruppe ${name}`;

/** What groups say, and to whom applications are open, in German. */
export const groups = {
  'things/groups': {
    name: 'Name',
    search: 'Gruppen suchen …',
    none: 'Noch keine Gruppen.',
    toGroups: 'Gruppe hinzufügen',
    managed: 'Verzeichnis',
    managedHint: 'Das Verzeichnis bestimmt den Namen dieser Gruppe und wer zu ihr gehört.',
    released: 'Folgt keinem Verzeichnis mehr',
    releasedHint:
      'Diese Gruppe stammt aus einem Verzeichnis, das nicht mehr gelesen wird. Ihren Namen und ihre Personen ändern Sie jetzt hier. Wird das Verzeichnis wieder gelesen, bestimmt es wieder beides.',
    count: people,
    add: 'Gruppe hinzufügen',
    addText: 'Eine Gruppe steht für Personen, die dieselben Anwendungen nutzen, zum Beispiel ein Team.',
    added: 'Gruppe hinzugefügt',
    notAdded: (count, why) =>
      `${people(count)} ${count === 1 ? 'konnte' : 'konnten'} nicht hinzugefügt werden: ${why}`,
    addTo: 'Zu Gruppe hinzufügen',
    addToText:
      'Die Personen können sich dann bei jeder Anwendung anmelden, die der gewählten Gruppe offensteht.',
    joined: (count, group) => `${people(count)} zu ${group} hinzugefügt`,
    left: (count, group) => `${people(count)} aus ${group} entfernt`,
    nothing: (q) => `Nichts passt zu „${q}“.`,
    rename: (name) => `${name} umbenennen`,
    renamed: 'Gruppe umbenannt',
    delete: (name) => `${name} löschen`,
    deleteTitle: 'Gruppe löschen',
    deleteAsks: (name) => `${name} löschen? Das kann nicht rückgängig gemacht werden.`,
    deleteYes: 'Löschen',
    deleted: 'Gruppe gelöscht',
    comesAgain:
      'Die nächste Synchronisierung legt sie ohne ihre Anwendungen wieder an, falls das Verzeichnis sie noch enthält.',
    emptied: (members) =>
      `${people(members)} ${members === 1 ? 'verlässt' : 'verlassen'} die Gruppe. Niemand wird gelöscht.`,
    closes: (applications) =>
      `Wer nicht eingeladen wurde und auch durch keine andere Gruppe Zugriff hat, verliert den Zugriff auf: ${applications.join(', ')}.`,
    closesNothing: 'Dieser Gruppe steht keine Anwendung offen, deshalb verliert niemand Zugriff.',
    counting: 'Es wird ermittelt, welcher Zugriff dadurch endet …',
  },
  'pages/groupList': {
    title: 'Gruppen',
    about:
      'Eine Anwendung kann einer Gruppe offenstehen. Wer zur Gruppe gehört, kann sich dann ohne Einladung anmelden.',
    hint: 'Fügen Sie die erste hinzu, danach ihre Personen und die Anwendungen, die ihr offenstehen.',
    columns: { name: 'Gruppe', members: 'Personen', since: 'Seit' },
  },
  'pages/oneGroup': {
    facts: (members, since) => `${people(members)} · Seit ${since}`,
    people: {
      title: 'Personen',
      none: 'Noch gehört niemand zu dieser Gruppe.',
      noneManaged: 'Im Verzeichnis gehört niemand zu dieser Gruppe.',
      add: 'Personen hinzufügen',
      addTo: (name) => `Personen zu ${name} hinzufügen`,
      addText: 'Sie können sich bei jeder Anwendung anmelden, die der Gruppe offensteht.',
      added: (count) => `${people(count)} hinzugefügt`,
      remove: (person) => `${person} entfernen`,
      removeTitle: 'Person entfernen',
      removeAsks: (person, group, applications) =>
        applications.length
          ? `${person} aus ${group} entfernen? Ohne Einladung oder eine andere Gruppe ist dann keine Anmeldung mehr möglich bei: ${applications.join(', ')}. Bestehende Sitzungen dort enden.`
          : `${person} aus ${group} entfernen? Der Gruppe steht keine Anwendung offen, deshalb geht kein Zugriff verloren.`,
      removeMany: (who) => `${who} entfernen`,
      removeManyAsks: (group) =>
        `Die Personen gehören dann nicht mehr zu ${group}. Von Anwendungen, die ihnen nur durch diese Gruppe offenstehen, werden sie abgemeldet.`,
      removeYes: 'Entfernen',
      removed: 'Person entfernt',
    },
    applications: {
      title: 'Anwendungen',
      none: 'Dieser Gruppe steht keine Anwendung offen.',
      open: 'Anwendungen öffnen',
      openTo: (name) => `Anwendungen für ${name} öffnen`,
      openText: (members) =>
        `${people(members)} und alle, die später zur Gruppe kommen, können sich dann ohne Einladung anmelden.`,
      opened: (count) => (count === 1 ? 'Anwendung geöffnet' : `${count} Anwendungen geöffnet`),
      taken: 'Schon offen',
      search: 'Anwendungen suchen …',
      noneToOpen: 'Noch keine Anwendung mit Single Sign-On.',
      close: (app) => `${app} schließen`,
      closeTitle: 'Anwendung schließen',
      closeAsks: (app, group, members) =>
        `${app} für ${group} schließen? ${people(members)} ${can(members)} sich nicht mehr anmelden und ${members === 1 ? 'wird' : 'werden'} dort abgemeldet, außer mit Einladung oder Zugriff durch eine andere Gruppe.`,
      closeYes: 'Schließen',
      closed: 'Anwendung geschlossen',
    },
  },
  'things/openings': {
    title: 'Offen für',
    change: 'Ändern',
    loading: 'Wird geladen',
    reading: {
      invited: 'Nur eingeladene Personen. Sonst kann sich niemand anmelden.',
      groups: 'Eingeladene Personen und die Personen dieser Gruppen:',
      everybody: 'Alle in der Organisation, ohne Einladung.',
    },
    dialog: {
      title: (app) => `Wer sich bei ${app} anmelden kann`,
      reaches: {
        invited: 'Nur eingeladene Personen',
        groups: 'Eingeladene Personen und diese Gruppen',
        everybody: 'Alle in der Organisation',
      },
      some: 'Wählen Sie mindestens eine Gruppe.',
      effect: 'Was sich ändert',
      nothing: 'Nichts ändert sich.',
      save: 'Speichern',
      saved: 'Zugriff geändert',
    },
    effects: {
      toEverybody: (count) =>
        `Alle in der Organisation (${all(count)}) können sich ohne Einladung anmelden, auch wer später dazukommt.`,
      opens: (name, count) =>
        `${whose(name, count)} ${can(count)} sich ohne Einladung anmelden, ebenso alle, die später dazukommen.`,
      closes: (name, count, others) =>
        `${whose(name, count)} ${can(count)} sich nicht mehr anmelden und ${count === 1 ? 'wird' : 'werden'} abgemeldet, außer mit Einladung${others ? ' oder durch eine andere der Gruppen' : ''}.`,
      fromEverybody: (count, groups) =>
        `Von allen in der Organisation (${all(count)}) können sich nur noch Eingeladene${groups.length ? ` und die Personen dieser Gruppen anmelden: ${groups.join(', ')}` : ' anmelden'}. Alle anderen werden abgemeldet.`,
    },
    members: people,
  },
} satisfies Partial<Catalogue>;
