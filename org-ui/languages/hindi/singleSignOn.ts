import type { Catalogue } from '../../catalogue.ts';

/** What the families of single sign-on have in common, in Hindi. */
export const singleSignOn = {
  'families/sso': {
    tabs: {
      applications: 'सिंगल साइन-ऑन (SSO) ऐप',
      users: 'सिंगल साइन-ऑन (SSO) उपयोगकर्ता',
      reports: 'SSO ऐप्लिकेशन की रिपोर्ट',
    },
    users: {
      text: 'वे लोग जो सिंगल साइन-ऑन से आपके ऐप्लिकेशन में साइन इन करते हैं। और लोगों को न्योता भेजने के लिए ऐप्लिकेशन चुनें।',
      empty: 'कोई OpenID ऐप्लिकेशन नहीं जोड़ा गया है',
      name: 'यूज़र नेम',
      createdAt: 'बनाने की तारीख',
    },
    card: {
      title: 'सिंगल साइन-ऑन',
      text: 'OpenID Connect या SAML वाला कोई भी ऐप्लिकेशन: लोग आपके पते पर, वहीं रखी पासकी से साइन इन करते हैं।',
      asks: 'नए SSO ऐप का इंटीग्रेशन बनाएँ',
    },
    protocol: 'प्रोटोकॉल',
    page: {
      tabs: { basic: 'बुनियादी', users: 'उपयोगकर्ताओं की सूची', insight: 'इनसाइट' },
      insight: {
        users: 'ऐप के साइन-इन की जानकारी',
        total: 'कुल',
        active: 'चालू',
        suspended: 'निलंबित',
        platform: 'प्लैटफ़ॉर्म के हिसाब से इस्तेमाल',
        empty: 'कोई उपयोगकर्ता नहीं है',
      },
      inviteText: (app) =>
        `हम लिंक वाला ईमेल भेजते हैं। पाने वाला व्यक्ति आपके पते पर ${app} के लिए पासकी बनाता है। भेजने से पहले कृपया ईमेल पता जाँच लें।`,
    },
  },
} satisfies Partial<Catalogue>;
