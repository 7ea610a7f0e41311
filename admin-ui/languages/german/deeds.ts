import type { StaffDeeds } from '../../deeds.ts';

/** What somebody did, in events that the staff alone see, as it follows the name, in German. */
export const deeds: StaffDeeds = {
  AddressWidened: 'hat die Grenzen für eine Adresse erweitert',
  AddressWideningChanged: 'hat die Erweiterung der Grenzen für eine Adresse geändert',
  AddressWideningEnded: 'hat die Erweiterung der Grenzen für eine Adresse beendet',

  AdminAdded: 'hat ein Konto für den Betreiber angelegt',
  AdminPasswordChanged: 'hat das Passwort geändert',
  AdminPasskeyAdded: 'hat einen Passkey hinzugefügt',
  AdminPasskeyRenamed: 'hat einen Passkey umbenannt',
  AdminPasskeyRemoved: 'hat einen Passkey entfernt',
  AdminPasskeysReset: 'hat alle Passkeys eines Kontos entfernt',
  AdminRemoved: 'hat ein Konto des Betreibers gelöscht',
  RosterOpened: 'hat das erste Konto des Betreibers vermerkt',
  StaffMemberReleased: 'hat ein Konto des Betreibers zum Löschen vorgemerkt',

  PlanCreated: 'hat den Tarif angelegt',
  PlanChanged: 'hat den Tarif geändert',
  PlanWithdrawn: 'hat den Tarif aus dem Verkauf genommen',
  PlanRestored: 'hat den Tarif wieder in den Verkauf genommen',
  VideoAdded: 'hat ein Video hinzugefügt',
  VideoChanged: 'hat ein Video geändert',
  VideoRemoved: 'hat ein Video entfernt',
  RadiusServersSet: 'hat die RADIUS-Server festgelegt',
  CustomMailWritten: 'hat eine eigene E-Mail geschrieben',

  InvoiceBegun: 'hat eine Rechnung begonnen',
  InvoiceIssued: 'hat eine Rechnung ausgestellt',
  CreditNoteBegun: 'hat eine Gutschrift begonnen',
  CreditNoteIssued: 'hat eine Gutschrift ausgestellt',
  InvoiceReplaced: 'hat eine Rechnung ersetzt',
  NumberGiven: 'hat eine Rechnungsnummer vergeben',
  SellerChanged: 'hat die Angaben zum Verkäufer geändert',
  TaxRateSet: 'hat einen Steuersatz festgelegt',
  TaxRateRemoved: 'hat einen Steuersatz entfernt',
  PaymentNoticeReceived: 'hat eine Nachricht des Zahlungsanbieters erhalten',
  LicensingKeyMade: 'hat den Schlüssel erstellt, der Lizenzen signiert',

  LetterGivenUp: 'hat die Zustellung aufgegeben',
  LetterResent: 'hat eine Zustellung erneut angefordert',
  LetterDelivered: 'hat die Zustellung nachgeholt',
  SubjectErased: 'hat personenbezogene Daten gelöscht',

  InstallationFounded: 'hat die Installation eingerichtet',
  EventKindsUsed: 'hat neue Arten von Ereignissen vermerkt',
  LossAccepted: 'hat den Verlust von Ereignissen akzeptiert',
  PasskeyStepsCounted: 'hat die Schritte von Passkeys gezählt',
  ReactionsRemembered: 'hat den Stand der Reaktionen vermerkt',
  ReservationAbandoned: 'hat eine Reservierung aufgegeben',
};
