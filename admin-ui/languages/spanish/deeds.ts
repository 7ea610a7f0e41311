import type { StaffDeeds } from '../../deeds.ts';

/** What somebody did, in events that the staff alone see, as it follows the name, in Spanish. */
export const deeds: StaffDeeds = {
  AddressWidened: 'ha ampliado los límites de una dirección',
  AddressWideningChanged: 'ha cambiado la ampliación de los límites de una dirección',
  AddressWideningEnded: 'ha terminado la ampliación de los límites de una dirección',

  AdminAdded: 'ha añadido una cuenta del personal',
  AdminPasswordChanged: 'ha cambiado la contraseña',
  AdminPasskeyAdded: 'ha añadido una llave de acceso',
  AdminPasskeyRenamed: 'ha cambiado el nombre de una llave de acceso',
  AdminPasskeyRemoved: 'ha quitado una llave de acceso',
  AdminPasskeysReset: 'ha quitado todas las llaves de acceso de una cuenta',
  AdminRemoved: 'ha eliminado una cuenta del personal',
  RosterOpened: 'ha anotado la primera cuenta del personal',
  StaffMemberReleased: 'ha preparado la eliminación de una cuenta del personal',

  PlanCreated: 'ha creado el plan',
  PlanChanged: 'ha cambiado el plan',
  PlanWithdrawn: 'ha retirado el plan de la venta',
  PlanRestored: 'ha vuelto a poner el plan a la venta',
  VideoAdded: 'ha añadido un vídeo',
  VideoChanged: 'ha cambiado un vídeo',
  VideoRemoved: 'ha quitado un vídeo',
  RadiusServersSet: 'ha definido los servidores RADIUS',
  CustomMailWritten: 'ha escrito un correo propio',

  InvoiceBegun: 'ha iniciado una factura',
  InvoiceIssued: 'ha emitido una factura',
  CreditNoteBegun: 'ha iniciado una nota de crédito',
  CreditNoteIssued: 'ha emitido una nota de crédito',
  InvoiceReplaced: 'ha sustituido una factura',
  NumberGiven: 'ha asignado un número de factura',
  SellerChanged: 'ha cambiado los datos del vendedor',
  TaxRateSet: 'ha definido un tipo impositivo',
  TaxRateRemoved: 'ha quitado un tipo impositivo',
  PaymentNoticeReceived: 'ha recibido un aviso del proveedor de pagos',
  LicensingKeyMade: 'ha creado la clave que firma las licencias',

  LetterGivenUp: 'ha desistido de una entrega',
  LetterResent: 'ha pedido repetir una entrega',
  LetterDelivered: 'ha completado la entrega pendiente',
  SubjectErased: 'ha borrado datos personales',

  InstallationFounded: 'ha creado la instalación',
  EventKindsUsed: 'ha anotado nuevos tipos de eventos',
  LossAccepted: 'ha aceptado la pérdida de eventos',
  PasskeyStepsCounted: 'ha contado los pasos de las llaves de acceso',
  ReactionsRemembered: 'ha anotado hasta dónde llegan las reacciones',
  ReservationAbandoned: 'ha abandonado una reserva',
};
