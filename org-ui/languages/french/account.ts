import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('fr');
const counted = (count: number, one: string, several: string) =>
  `${number(count)} ${count < 2 ? one : several}`;

/** What the pages about the organisation, and the contact form, say in French. */
export const account = {
  'pages/account': {
    title: 'Mon entreprise',
    tabs: { account: 'Compte', payments: 'Paiements' },
    organisation: {
      title: 'Mon organisation',
      facts: 'Organisation',
      id: 'Identifiant unique',
      name: 'Nom',
      status: 'État du compte',
      url: 'URL unique',
    },
    language: {
      title: 'Langue des e-mails',
      lead: 'Les invitations et tous les autres e-mails que votre organisation envoie sont dans cette langue, sauf pour les personnes qui en ont choisi une autre pour leurs e-mails. Les pages suivent le navigateur de chaque personne, qui peut y choisir une autre langue.',
      label: 'Langue',
      done: 'Langue des e-mails modifiée',
    },
    leaving: {
      title: 'Suspendre ou supprimer',
      lead: 'Dans les deux cas, toutes les sessions prennent fin\u00a0: plus personne ne se connecte et aucune application ne fonctionne. Seul notre personnel peut annuler cette action.',
      suspend: 'Suspendre',
      suspendTitle: 'Suspendre l’organisation',
      suspendText:
        'Voulez-vous vraiment suspendre votre organisation\u00a0? Vous ne pourrez pas annuler cette action vous-même.',
      remove: 'Supprimer',
      removeTitle: 'Supprimer l’organisation',
      removeText:
        'Voulez-vous vraiment supprimer votre organisation\u00a0? Vous ne pourrez pas annuler cette action vous-même.',
      removeDays: 'Votre compte sera supprimé définitivement dans un délai de 7 jours.',
      removeMore:
        'Un forfait payant n’est plus renouvelé et rien de plus n’est débité. Personne d’autre n’obtiendra jamais votre adresse web.',
      backup: 'Envoyer une sauvegarde des données par e-mail',
    },
    plan: {
      title: 'Forfait et utilisation',
      current: 'Forfait actuel',
      usual: 'Starter Free',
      tooltip: (apps, users, websites) =>
        `Applications autorisées\u00a0: ${apps}. Utilisateurs par application\u00a0: ${users}. RP par application\u00a0: ${websites}.`,
      what: 'Ce que le forfait limite',
      used: 'Utilisé',
      total: 'Autorisé',
    },
    subscription: {
      title: 'Abonnement',
      start: 'Début de l’abonnement',
      end: 'Fin de l’abonnement',
      none: '-',
      upgrade: 'Changer de forfait',
      addOns: 'Options',
      cancel: 'Résilier le forfait',
      cancelTitle: 'Voulez-vous vraiment résilier\u00a0?',
      cancelText: 'Votre forfait sera résilié.',
      cancelUntil: (date) =>
        `Rien ne change jusqu’au ${date}. D’ici là, vous pouvez revenir sur la résiliation et garder votre forfait.`,
      cancelAt: (date) =>
        `Votre forfait reste valable jusqu’au ${date}. Ensuite, vous pourrez acheter n’importe quel forfait.`,
      yes: 'Oui, résilier',
      no: 'Non, plus tard',
      cancelDone: 'Demande de résiliation envoyée',
      means: 'Changer le moyen de paiement',
      meansFailed: 'Votre moyen de paiement ne peut pas être changé pour le moment',
    },
    addOns: {
      title: 'Options',
      text: 'Ce dont vous avez besoin en plus de votre forfait. Dites-le-nous\u00a0: notre équipe le met en place et envoie la facture.',
      users: 'Utilisateurs',
      applications: 'Applications',
      domains: 'Domaines/app.',
      each: (price) => `${price} par unité`,
      total: (amount) => `Total\u00a0: ${amount} / an`,
      pay: 'Payer',
      unpaid:
        'Rien n’est débité maintenant\u00a0: l’étape suivante indique à notre équipe ce dont vous avez besoin.',
      wanted: (users, applications, domains, total) =>
        `Options\u00a0: ${counted(users, 'utilisateur', 'utilisateurs')}, ` +
        `${counted(applications, 'application', 'applications')}, ` +
        `${counted(domains, 'domaine', 'domaines')} par application. Total\u00a0: ${total} / an.`,
    },
    payments: {
      last: 'Dernier paiement',
      history: 'Historique des paiements',
      empty: 'Rien n’a encore été payé.',
      details: {
        paymentDate: 'Date du paiement',
        paymentStatus: 'État du paiement',
        subscriptionId: 'ID d’abonnement',
        amount: 'Montant',
        planName: 'Forfait',
        planId: 'ID du forfait',
        gateway: 'Service de paiement',
      },
      columns: ['N°', 'Date', 'Montant', 'État', 'Service de paiement'],
      invoices: 'Factures',
      refunded: (amount) => `${amount} remboursés`,
      statuses: { succeeded: 'Payé', failed: 'Échoué', refunded: 'Remboursé', disputed: 'Contesté' },
      noInvoices: 'Une facture apparaît ici dès qu’un paiement a été effectué.',
      invoiceColumns: ['Numéro', 'Date', 'Montant', 'Taxe incluse', 'Télécharger'],
      download: (invoice, kind) => `Télécharger ${invoice} au format ${kind}`,
      creditFor: (invoice) => `Avoir sur ${invoice}`,
    },
  },
  'pages/landing': {
    wait: 'Un instant… Redirection vers le tableau de bord.',
    failed: 'La connexion a échoué',
    again: 'Se reconnecter',
  },
  'pages/expired': {
    title: 'Abonnement expiré',
    text: 'Votre abonnement a expiré. Renouvelez-le pour continuer à utiliser l’application.',
    renew: 'Renouveler l’abonnement',
  },
  'things/contact': {
    title: 'Nous contacter',
    name: 'Votre nom',
    email: 'Adresse e-mail',
    country: 'Indicatif',
    mobile: 'Numéro de mobile',
    invalidMobile: 'Saisissez les chiffres du numéro, sans l’indicatif du pays.',
    description: 'Décrivez votre besoin',
    submit: 'Envoyer',
    sending: 'Envoi…',
    missing: 'Veuillez remplir tous les champs',
    done: 'Merci de nous avoir contactés',
  },
  'things/subscription': {
    cancelled: (date) =>
      `Votre abonnement est résilié. Aucun prélèvement ne sera plus tenté sur votre compte après le ${date}`,
    first: 'Pour continuer ou changer de forfait, gardez d’abord votre forfait.',
    later: 'Dès qu’il aura pris fin, vous pourrez acheter n’importe quel forfait.',
    keep: 'Garder mon forfait',
    keepDone: 'Votre forfait continue et se renouvelle comme avant',
    keepFailed: 'Votre forfait n’a pas pu être maintenu',
  },
  'things/billingDetails': {
    title: 'Coordonnées de facturation',
    lead: 'Les factures les indiquent à partir de la prochaine.',
    enter: 'Saisir les coordonnées de facturation',
    edit: 'Modifier les coordonnées de facturation',
    done: 'Coordonnées de facturation enregistrées',
    none: 'Les factures indiquent le nom, la ville et le pays de votre organisation. Saisissez son adresse et son numéro fiscal si votre comptabilité en a besoin.',
    needed: (seller) =>
      `${seller} doit indiquer votre adresse sur les factures, et votre numéro fiscal si vous en avez un. Saisissez-les avant de payer.`,
    to: (buyer) => `La facture sera adressée à\u00a0: ${buyer}`,
    kept: 'Les factures émises restent telles quelles. Contactez-nous si l’une d’elles doit être émise à nouveau avec ces coordonnées.',
    nameHint: 'Le nom complet de l’entreprise, tel qu’il figure sur les factures.',
    stateHint: 'Détermine la taxe et le début de votre GSTIN',
    country: (name) =>
      `L’adresse se trouve dans ce pays\u00a0: ${name}. Contactez-nous si votre organisation a changé de pays.`,
    taxNumberHint: (example) => `Par exemple ${example}. Laissez le champ vide si vous n’en avez pas.`,
    optional: 'Laissez le champ vide si vous n’en avez pas.',
    referenceHint: 'Par exemple votre numéro de commande. Les factures le reprennent.',
  },
} satisfies Partial<Catalogue>;
