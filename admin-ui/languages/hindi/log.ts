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
      application_ends: 'सर्टिफ़िकेट और सीक्रेट खत्म होने की तारीखें',
      audit: 'ऑडिट',
      brand_versions: 'प्रकाशित ब्रैंडिंग',
      device_counts: 'प्लैटफ़ॉर्म के हिसाब से डिवाइस',
      income: 'आमदनी',
      memberships: 'समूहों के सदस्य',
      openings: 'ऐप्लिकेशन किनके लिए खुले',
      organisation_requests: 'संगठनों के अनुरोध',
      passkey_days: 'दिन के हिसाब से पासकी के चरण',
      payments: 'भुगतान',
      people: 'लोग',
      radius_sessions: 'RADIUS सत्र',
      sign_in_hours: 'घंटे के हिसाब से साइन-इन',
      sign_ins: 'दिन के हिसाब से साइन-इन',
      staff: 'स्टाफ़',
      staff_passkeys: 'स्टाफ़ की पासकी',
      streams: 'स्ट्रीम',
      user_months: 'महीने के हिसाब से उपयोगकर्ताओं के साइन-इन',
      visits: 'विज़िट',
      widenings: 'बढ़ाई गई सीमाएँ',
      recoveries: 'ऐक्सेस की रिकवरी',
    },
    kinds: {
      addressLimits: 'पतों की सीमाएँ',
      admin: 'स्टाफ़',
      application: 'ऐप्लिकेशन',
      brand: 'ब्रैंडिंग',
      contact: 'संपर्क अनुरोध',
      device: 'डिवाइस',
      directorySync: 'उपयोगकर्ता सिंक',
      erasure: 'निजी डेटा मिटाना',
      group: 'समूह',
      helpRequest: 'मदद का अनुरोध',
      installation: 'इंस्टॉलेशन',
      invite: 'न्योता',
      inviteRun: 'सूची से न्योते',
      invoice: 'इनवॉइस',
      invoiceBook: 'इनवॉइस नंबर',
      invoicing: 'इनवॉइसिंग',
      keyring: 'कुंजियाँ और सर्टिफ़िकेट',
      letter: 'न पहुँचा ईमेल',
      licence: 'लाइसेंस',
      licensing: 'लाइसेंस पर हस्ताक्षर',
      mail: 'ईमेल',
      operator: 'ऑपरेटर',
      organisation: 'संगठन',
      passkeySteps: 'पासकी के चरण',
      paymentNotice: 'भुगतान की सूचना',
      person: 'व्यक्ति',
      plan: 'प्लान',
      pushSubscription: 'इंस्टॉल किया गया ऐप',
      pushes: 'पुश मैसेज',
      reaction: 'प्रतिक्रिया',
      recovery: 'ऐक्सेस की रिकवरी',
      refusal: 'अनुमति न मिलना',
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
