import { numberIn } from '../../../web-kit/language/region.ts';
import { countLimit } from '../../../web-kit/table/limits.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('fr');

const people = (count: number) => `${number(count)} ${count < 2 ? 'personne' : 'personnes'}`;
const can = (count: number) => (count < 2 ? 'peut' : 'peuvent');
const all = (count: number) => (count < countLimit ? people(count) : `plus de ${people(countLimit)}`);

/** What is said of groups, and of to whom applications are open, in French. */
export const groups = {
  'things/groups': {
    name: 'Nom',
    search: 'Rechercher un groupe…',
    none: 'Pas encore de groupes.',
    toGroups: 'Ajouter un groupe',
    managed: 'Annuaire',
    managedHint: 'L’annuaire détermine le nom de ce groupe et qui en fait partie.',
    released: 'Ne suit plus d’annuaire',
    releasedHint:
      'Ce groupe vient d’un annuaire qui n’est plus lu. Vous modifiez désormais ici son nom et ses membres. Si l’annuaire est lu de nouveau, c’est lui qui les détermine.',
    count: people,
    add: 'Ajouter un groupe',
    addText: 'Un groupe réunit des personnes qui utilisent les mêmes applications, par exemple une équipe.',
    added: 'Groupe ajouté',
    notAdded: (count, why) => `Échec de l’ajout pour ${people(count)}\u00a0: ${why}`,
    addTo: 'Ajouter à un groupe',
    addToText:
      'Ces personnes pourront ensuite se connecter à chaque application ouverte au groupe que vous choisissez.',
    joined: (count, group) => `Ajout au groupe ${group} effectué\u00a0: ${people(count)}`,
    left: (count, group) => `Retrait du groupe ${group} effectué\u00a0: ${people(count)}`,
    nothing: (q) => `Aucun résultat pour «\u00a0${q}\u00a0».`,
    rename: (name) => `Renommer ${name}`,
    renamed: 'Groupe renommé',
    delete: (name) => `Supprimer ${name}`,
    deleteTitle: 'Supprimer le groupe',
    deleteAsks: (name) => `Supprimer ${name}\u00a0? Cette action est irréversible.`,
    deleteYes: 'Supprimer',
    deleted: 'Groupe supprimé',
    comesAgain:
      'Si l’annuaire le contient encore, la prochaine synchronisation le recrée, sans ses applications.',
    emptied: (members) =>
      `${people(members)} ${members < 2 ? 'quitte' : 'quittent'} le groupe. Personne n’est supprimé.`,
    closes: (applications) =>
      `L’accès à ${applications.join(', ')} est fermé à celles qui n’ont pas été invitées et n’y ont pas accès par un autre groupe.`,
    closesNothing: 'Aucune application n’est ouverte à ce groupe\u00a0: personne ne perd d’accès.',
    counting: 'Recherche des accès concernés…',
  },
  'pages/groupList': {
    title: 'Groupes',
    about:
      'Une application peut être ouverte à un groupe. Qui fait partie du groupe peut alors se connecter sans invitation.',
    hint: 'Ajoutez le premier, puis ses membres et les applications qui lui sont ouvertes.',
    columns: { name: 'Groupe', members: 'Personnes', since: 'Depuis' },
  },
  'pages/oneGroup': {
    facts: (members, since) => `${people(members)} · Depuis le ${since}`,
    people: {
      title: 'Personnes',
      none: 'Personne ne fait encore partie de ce groupe.',
      noneManaged: 'Dans l’annuaire, personne ne fait partie de ce groupe.',
      add: 'Ajouter des personnes',
      addTo: (name) => `Ajouter des personnes au groupe ${name}`,
      addText: 'Elles peuvent se connecter à chaque application ouverte au groupe.',
      added: (count) => (count < 2 ? `${people(count)} ajoutée` : `${people(count)} ajoutées`),
      remove: (person) => `Retirer ${person}`,
      removeTitle: 'Retirer la personne',
      removeAsks: (person, group, applications) =>
        applications.length
          ? `Retirer ${person} du groupe ${group}\u00a0? ${person} ne pourra plus se connecter à ${applications.join(', ')}, sauf par une invitation ou un autre groupe, et ses sessions y prennent fin.`
          : `Retirer ${person} du groupe ${group}\u00a0? Aucune application n’est ouverte au groupe\u00a0: aucun accès n’est perdu.`,
      removeMany: (who) => `Retirer ${who}`,
      removeManyAsks: (group) =>
        `Ces personnes ne feront plus partie du groupe ${group}. Leurs sessions prennent fin dans les applications que seul ce groupe leur ouvre.`,
      removeYes: 'Retirer',
      removed: 'Personne retirée',
    },
    applications: {
      title: 'Applications',
      none: 'Aucune application n’est ouverte à ce groupe.',
      open: 'Ouvrir des applications',
      openTo: (name) => `Ouvrir des applications au groupe ${name}`,
      openText: (members) =>
        `${people(members)}, et quiconque rejoint le groupe, pourront alors se connecter sans invitation.`,
      opened: (count) => (count < 2 ? 'Application ouverte' : `${count} applications ouvertes`),
      taken: 'Déjà ouverte',
      search: 'Rechercher une application…',
      noneToOpen: 'Pas encore d’application à authentification unique.',
      close: (app) => `Fermer ${app}`,
      closeTitle: 'Fermer l’application',
      closeAsks: (app, group, members) =>
        `Fermer ${app} au groupe ${group}\u00a0? ${people(members)} ne ${members < 2 ? 'pourra' : 'pourront'} plus s’y connecter et ${members < 2 ? 'sa session y prend' : 'leurs sessions y prennent'} fin, sauf en cas d’invitation ou d’accès par un autre groupe.`,
      closeYes: 'Fermer',
      closed: 'Application fermée',
    },
  },
  'things/openings': {
    title: 'Ouverte à',
    change: 'Modifier',
    loading: 'Chargement',
    reading: {
      invited: 'Uniquement les personnes invitées. Personne d’autre ne peut se connecter.',
      groups: 'Les personnes invitées, et celles de ces groupes\u00a0:',
      everybody: 'Toute l’organisation, sans invitation.',
    },
    dialog: {
      title: (app) => `Qui peut se connecter à ${app}`,
      reaches: {
        invited: 'Uniquement les personnes invitées',
        groups: 'Les personnes invitées et ces groupes',
        everybody: 'Toute l’organisation',
      },
      some: 'Choisissez au moins un groupe.',
      effect: 'Ce qui change',
      nothing: 'Rien ne change.',
      save: 'Enregistrer',
      saved: 'Accès modifié',
    },
    effects: {
      toEverybody: (count) =>
        `Toute l’organisation (${all(count)}) peut se connecter sans invitation, de même que les personnes qui arriveront plus tard.`,
      opens: (name, count) =>
        `${people(count)} du groupe ${name} ${can(count)} se connecter sans invitation, de même que quiconque rejoindra le groupe.`,
      closes: (name, count, others) =>
        `${people(count)} du groupe ${name} ne ${can(count)} plus se connecter et ${count < 2 ? 'sa session prend' : 'leurs sessions prennent'} fin, sauf en cas d’invitation${others ? ' ou d’appartenance à un autre de ces groupes' : ''}.`,
      fromEverybody: (count, groups) =>
        `Dans toute l’organisation (${all(count)}), seules les personnes invitées${groups.length ? ` et celles de ${groups.join(', ')}` : ''} peuvent encore se connecter. Les sessions des autres prennent fin.`,
    },
    members: people,
  },
} satisfies Partial<Catalogue>;
