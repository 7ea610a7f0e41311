import { names as industries } from '../../../web-kit/data/industries/hindi.ts';
import { telling } from '../../../web-kit/deeds/deeds.ts';
import { deeds, leading } from '../../../web-kit/deeds/hindi.ts';
import { features } from '../../../web-kit/features/hindi.ts';
import { named } from '../../../web-kit/language/named.ts';
import type { Catalogue } from '../../catalogue.ts';
import { deeds as ofStaff } from './deeds.ts';

const told = telling({ ...deeds, ...ofStaff }, leading);

/** What the names mean that the log, the plans and the lists use, in Hindi. */
export const log = {
  'staff/base/industries': { shown: named(industries) },
  'staff/base/log': {
    event: told.title,
    events: (typed) => told.found(typed),
    feature: named(features),
    models: {
      application_ends: 'प्रमाणपत्रों और सीक्रेट की समाप्ति',
      audit: 'ऑडिट',
      brand_versions: 'प्रकाशित ब्रैंडिंग',
      device_counts: 'प्लेटफ़ॉर्म के अनुसार डिवाइस',
      income: 'आय',
      memberships: 'समूहों के सदस्य',
      openings: 'ऐप्लिकेशन किनके लिए खुले',
      organisation_requests: 'संगठनों के अनुरोध',
      passkey_days: 'दिन के अनुसार पासकी कदम',
      payments: 'भुगतान',
      people: 'लोग',
      radius_sessions: 'RADIUS सत्र',
      sign_in_hours: 'घंटे के अनुसार साइन-इन',
      sign_ins: 'दिन के अनुसार साइन-इन',
      staff: 'स्टाफ़',
      staff_passkeys: 'स्टाफ़ की पासकी',
      streams: 'स्ट्रीम',
      user_months: 'महीने के अनुसार यूज़र साइन-इन',
      visits: 'विज़िट',
      widenings: 'बढ़ाई गई सीमाएँ',
      recoveries: 'पहुँच की वापसी',
    },
    kinds: {
      addressLimits: 'पतों की सीमाएँ',
      admin: 'स्टाफ़',
      application: 'ऐप्लिकेशन',
      brand: 'ब्रांडिंग',
      contact: 'संपर्क अनुरोध',
      device: 'डिवाइस',
      directorySync: 'उपयोगकर्ता सिंक',
      erasure: 'व्यक्तिगत डेटा मिटाना',
      group: 'ग्रुप',
      helpRequest: 'मदद का अनुरोध',
      installation: 'इंस्टॉलेशन',
      invite: 'न्योता',
      inviteRun: 'सूची से न्योते',
      invoice: 'इनवॉइस',
      invoiceBook: 'इनवॉइस नंबर',
      invoicing: 'इनवॉइसिंग',
      keyring: 'कुंजियाँ और सर्टिफ़िकेट',
      letter: 'डिलीवर न हुआ ईमेल',
      licence: 'लाइसेंस',
      licensing: 'लाइसेंस पर हस्ताक्षर',
      mail: 'ईमेल',
      operator: 'ऑपरेटर',
      organisation: 'संगठन',
      passkeySteps: 'पासकी के चरण',
      paymentNotice: 'भुगतान की सूचना',
      person: 'व्यक्ति',
      plan: 'प्लान',
      pushSubscription: 'इंस्टॉल की गई ऐप',
      pushes: 'पुश संदेश',
      reaction: 'प्रतिक्रिया',
      recovery: 'ऐक्सेस की रिकवरी',
      refusal: 'अस्वीकृति',
      roster: 'स्टाफ़ की सूची',
      subscription: 'सदस्यता',
      transaction: 'साइन-इन',
      user: 'उपयोगकर्ता',
      video: 'वीडियो',
      radiusAccounting: 'RADIUS अकाउंटिंग',
      radiusClient: 'RADIUS क्लाइंट',
      radiusSetting: 'RADIUS सेटिंग',
    },
  },
} satisfies Partial<Catalogue>;
