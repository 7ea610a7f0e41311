import type { StaffDeeds } from '../../deeds.ts';

/** What somebody did, in events that the staff alone see, as it follows the name, in Hindi. */
export const deeds: StaffDeeds = {
  AddressWidened: 'ने एक पते की सीमाएँ बढ़ाईं',
  AddressWideningChanged: 'ने एक पते की बढ़ी हुई सीमाएँ बदलीं',
  AddressWideningEnded: 'ने एक पते की बढ़ी हुई सीमाएँ हटाईं',

  AdminAdded: 'ने स्टाफ़ का खाता जोड़ा',
  AdminPasswordChanged: 'ने पासवर्ड बदला',
  AdminPasskeyAdded: 'ने पासकी जोड़ी',
  AdminPasskeyRenamed: 'ने पासकी का नाम बदला',
  AdminPasskeyRemoved: 'ने पासकी हटाई',
  AdminPasskeysReset: 'ने किसी खाते की सभी पासकी हटाईं',
  AdminRemoved: 'ने स्टाफ़ का खाता हटाया',
  RosterOpened: 'ने स्टाफ़ के पहले खाते को दर्ज किया',
  StaffMemberReleased: 'ने स्टाफ़ के खाते को हटाने की तैयारी की',

  PlanCreated: 'ने प्लान बनाया',
  PlanChanged: 'ने प्लान बदला',
  PlanWithdrawn: 'ने प्लान की बिक्री बंद की',
  PlanRestored: 'ने प्लान की बिक्री फिर शुरू की',
  VideoAdded: 'ने वीडियो जोड़ा',
  VideoChanged: 'ने वीडियो बदला',
  VideoRemoved: 'ने वीडियो हटाया',
  RadiusServersSet: 'ने RADIUS सर्वर सेट किए',
  CustomMailWritten: 'ने अपना ईमेल लिखा',

  InvoiceBegun: 'ने इनवॉइस शुरू किया',
  InvoiceIssued: 'ने इनवॉइस जारी किया',
  CreditNoteBegun: 'ने क्रेडिट नोट शुरू किया',
  CreditNoteIssued: 'ने क्रेडिट नोट जारी किया',
  InvoiceReplaced: 'ने इनवॉइस बदलकर दूसरा बनाया',
  NumberGiven: 'ने इनवॉइस को नंबर दिया',
  SellerChanged: 'ने विक्रेता का विवरण बदला',
  TaxRateSet: 'ने टैक्स की दर तय की',
  TaxRateRemoved: 'ने टैक्स की दर हटाई',
  PaymentNoticeReceived: 'ने भुगतान सेवा की सूचना पाई',
  LicensingKeyMade: 'ने लाइसेंस पर हस्ताक्षर करने वाली कुंजी बनाई',

  LetterGivenUp: 'ने डिलीवरी की कोशिश छोड़ दी',
  LetterResent: 'ने दोबारा डिलीवरी का अनुरोध किया',
  LetterDelivered: 'ने बाकी डिलीवरी पूरी की',
  SubjectErased: 'ने निजी डेटा मिटाया',

  InstallationFounded: 'ने इंस्टॉलेशन बनाया',
  EventKindsUsed: 'ने नए प्रकार की घटनाएँ दर्ज कीं',
  LossAccepted: 'ने घटनाओं का नुकसान स्वीकार किया',
  PasskeyStepsCounted: 'ने पासकी के चरण गिने',
  ReactionsRemembered: 'ने प्रतिक्रियाओं की स्थिति दर्ज की',
  ReservationAbandoned: 'ने एक आरक्षण छोड़ा',
};
