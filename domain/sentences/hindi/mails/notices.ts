import type { MailLanguage } from '../../mails.ts';
import { saidDevice } from '../../said/deviceNames.ts';
import { devices } from '../devices.ts';

/** The notices that the installed app shows. */
export const notices: MailLanguage['notices'] = {
  'notice.signIn': ({ device, application }) => ({
    title: 'साइन-इन को मंज़ूरी दें',
    body: `${device === null ? 'कोई दूसरा डिवाइस' : saidDevice(device, devices)} ${application ?? 'ऑपरेटर कंसोल'} में साइन इन करना चाहता है। जवाब देने के लिए टैप करें।`,
  }),
  'notice.recoveryOpened': ({ who, own }) => ({
    title: own ? 'आपके ऐक्सेस की रिकवरी शुरू हुई है' : 'किसी के ऐक्सेस की रिकवरी शुरू हुई है',
    body: own
      ? 'किसी ने वह लिंक खोला है जिससे आपका ऐक्सेस वापस मिलता है। अगर यह आपने नहीं किया, तो इसे रोक दें।'
      : `किसी ने वह लिंक खोला है जिससे ${who} का ऐक्सेस वापस मिलता है। अगर कुछ गड़बड़ लगे, तो इसे रोक दें।`,
  }),
  'notice.recoveryDone': ({ who, own }) => ({
    title: own ? 'आपका ऐक्सेस वापस मिल गया है' : 'किसी का ऐक्सेस वापस मिल गया है',
    body: own
      ? 'अब एक नया डिवाइस आपके खाते में साइन इन कर सकता है। अगर यह आपने नहीं किया, तो किसी सहकर्मी से आपको निलंबित करने को कहें।'
      : `${who} अब नए डिवाइस से साइन इन कर सकते हैं। अगर कुछ गलत लगे, तो सदस्य को निलंबित करें।`,
  }),
};
