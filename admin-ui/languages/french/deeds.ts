import type { StaffDeeds } from '../../deeds.ts';

/** What somebody did, in events that the staff alone see, as it follows the name, in French. */
export const deeds: StaffDeeds = {
  AddressWidened: 'a élargi les limites d’une adresse',
  AddressWideningChanged: 'a modifié l’élargissement des limites d’une adresse',
  AddressWideningEnded: 'a mis fin à l’élargissement des limites d’une adresse',

  AdminAdded: 'a ajouté un compte du personnel',
  AdminPasswordChanged: 'a modifié le mot de passe',
  AdminPasskeyAdded: 'a ajouté une clé d’accès',
  AdminPasskeyRenamed: 'a renommé une clé d’accès',
  AdminPasskeyRemoved: 'a supprimé une clé d’accès',
  AdminPasskeysReset: 'a supprimé toutes les clés d’accès d’un compte',
  AdminRemoved: 'a supprimé un compte du personnel',
  RosterOpened: 'a consigné le premier compte du personnel',
  StaffMemberReleased: 'a préparé la suppression d’un compte du personnel',

  PlanCreated: 'a créé le forfait',
  PlanChanged: 'a modifié le forfait',
  PlanWithdrawn: 'a retiré le forfait de la vente',
  PlanRestored: 'a remis le forfait en vente',
  VideoAdded: 'a ajouté une vidéo',
  VideoChanged: 'a modifié une vidéo',
  VideoRemoved: 'a supprimé une vidéo',
  RadiusServersSet: 'a défini les serveurs RADIUS',
  CustomMailWritten: 'a écrit un e-mail personnalisé',

  InvoiceBegun: 'a commencé une facture',
  InvoiceIssued: 'a émis une facture',
  CreditNoteBegun: 'a commencé un avoir',
  CreditNoteIssued: 'a émis un avoir',
  InvoiceReplaced: 'a remplacé une facture',
  NumberGiven: 'a attribué un numéro de facture',
  SellerChanged: 'a modifié les informations du vendeur',
  TaxRateSet: 'a défini un taux de taxe',
  TaxRateRemoved: 'a supprimé un taux de taxe',
  PaymentNoticeReceived: 'a reçu un avis du prestataire de paiement',
  LicensingKeyMade: 'a créé la clé qui signe les licences',

  LetterGivenUp: 'a renoncé à une remise',
  LetterResent: 'a redemandé une remise',
  LetterDelivered: 'a effectué la remise en attente',
  SubjectErased: 'a effacé des données personnelles',

  InstallationFounded: 'a créé l’installation',
  EventKindsUsed: 'a consigné de nouveaux types d’événements',
  LossAccepted: 'a accepté la perte d’événements',
  PasskeyStepsCounted: 'a compté les étapes des clés d’accès',
  ReactionsRemembered: 'a consigné l’avancement des réactions',
  ReservationAbandoned: 'a abandonné une réservation',
};
