import { telling } from '../../../web-kit/deeds/deeds.ts';
import { deeds, leading } from '../../../web-kit/deeds/hindi.ts';
import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('hi');

/** What the audit says, in Hindi. */
export const audit = {
  'things/audit': {
    columns: {
      appName: 'ऐप का नाम',
      action: 'कार्रवाई',
      category: 'श्रेणी',
      method: 'मेथड',
      fromIP: 'IP',
      statusCode: 'स्टेटस कोड',
      status: 'स्थिति',
      responseTime: 'जवाब का समय',
      createdAt: 'कार्रवाई का समय',
    },
    statuses: { Info: 'जानकारी', Error: 'गड़बड़ी' },
    ms: (milliseconds) => `${milliseconds} ms`,
    filter: 'प्रकार के हिसाब से फ़िल्टर करें',
    all: 'सभी',
    value: 'मान',
    start: 'शुरुआत की तारीख',
    end: 'आखिरी तारीख',
    empty: 'इस अवधि में ऑडिट का कोई रिकॉर्ड नहीं है।',
    span: 'शुरू में पिछले 24 घंटे दिखते हैं। दिखाएँ:',
    spans: { day: '24 घंटे', week: '7 दिन', month: '30 दिन', all: 'सब कुछ' },
    member: 'सदस्य',
    allMembers: 'सभी सदस्य',
    choice: {
      title: 'कौन-सा सदस्य?',
      search: 'सदस्य खोजें…',
      results: 'सदस्य',
      none: 'टीम में अभी कोई नहीं है।',
    },
    allColumns: 'सभी कॉलम',
    sentences: {
      what: 'क्या हुआ',
      outcome: 'नतीजा',
      from: 'कहाँ से',
      about: 'विषय',
      all: 'सभी',
      doneShort: 'हुआ',
      refusedShort: 'अस्वीकार',
      system: 'सिस्टम के रिकॉर्ड के साथ',
      did: (who, deed) => `${who} ${deed}`,
      refused: (who, why) => `${who} को अनुमति नहीं मिली: ${why}`,
      more: (count) => (count === 1 ? 'ऐसा एक और बार हुआ।' : `ऐसा ${number(count)} और बार हुआ।`),
      roles: {
        operator: 'एक पूर्व सदस्य',
        user: 'एक उपयोगकर्ता',
        system: 'सिस्टम',
        admin: 'स्टाफ़',
        visitor: 'एक विज़िटर',
        onboarding: 'खाता बना रहे व्यक्ति',
      },
      categories: {
        refusal: 'जिसकी अनुमति नहीं मिली',
        transaction: 'साइन-इन और अनुरोध',
        user: 'उपयोगकर्ता',
        person: 'लोग',
        device: 'डिवाइस',
        group: 'समूह',
        invite: 'न्योते',
        application: 'ऐप्लिकेशन',
        operator: 'टीम के सदस्य',
        organisation: 'संगठन',
      },
    },
    deeds: telling(deeds, leading),
    failed: 'ऑडिट लोड नहीं हो सका',
    user: {
      title: 'उपयोगकर्ता की ऑडिट रिपोर्ट',
      details: 'अनुरोध और जवाब',
      detailsOf: (action, at) => `${action}, ${at}`,
      request: 'अनुरोध का डेटा',
      response: 'जवाब का डेटा',
      nothing: 'कुछ नहीं भेजा गया।',
    },
  },
  'pages/audit': {
    title: 'ऑपरेटर की ऑडिट रिपोर्ट',
    of: (member) => `${member} ने क्या किया और किसकी अनुमति नहीं मिली।`,
    team: 'पूरी टीम ने क्या किया और किसकी अनुमति नहीं मिली।',
    user: {
      title: 'उपयोगकर्ता की ऑडिट रिपोर्ट',
    },
  },
} satisfies Partial<Catalogue>;
