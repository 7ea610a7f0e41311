import type { LanguageTag } from '../../../domain/languages.ts';

/** What the file with a person's own data does not hold. It says so itself, because it would seem whole otherwise. */
export const ownDataWords: Record<LanguageTag, { leftOut: string[] }> = {
  en: {
    leftOut: [
      'The event log, of which all of this is made. The organization can export it.',
      'Sign-ins before the last 1,000, which your page shows, and in more than 100 applications.',
      'What the applications themselves keep. Ask those who run them.',
      'Mails that were sent, requests to those who run the applications, sessions and tokens.',
    ],
  },
  de: {
    leftOut: [
      'Das Ereignisprotokoll, aus dem all dies stammt. Die Organisation kann es exportieren.',
      'Anmeldungen vor den letzten 1.000, die Ihre Seite zeigt, und in mehr als 100 Anwendungen.',
      'Was die Anwendungen selbst speichern. Fragen Sie die Verantwortlichen.',
      'Gesendete E-Mails, Anfragen an die Verantwortlichen der Anwendungen, Sitzungen und Tokens.',
    ],
  },
  es: {
    leftOut: [
      'El registro de eventos, del que sale todo esto. La organización puede exportarlo.',
      'Los inicios de sesión anteriores a los últimos 1000, que muestra su página, y los de más de 100 aplicaciones.',
      'Lo que guardan las propias aplicaciones. Pregunte a sus responsables.',
      'Los correos enviados, las solicitudes a los responsables de las aplicaciones, las sesiones y los tokens.',
    ],
  },
  fr: {
    leftOut: [
      'Le journal des événements, dont tout ceci est tiré. L’organisation peut l’exporter.',
      'Les connexions antérieures aux 1\u202f000 dernières, que votre page affiche, et celles à plus de 100 applications.',
      'Ce que les applications conservent elles-mêmes. Adressez-vous à leurs responsables.',
      'Les e-mails envoyés, les demandes aux responsables des applications, les sessions et les jetons.',
    ],
  },
  hi: {
    leftOut: [
      'इवेंट लॉग, जिससे यह सब बना है। संगठन इसे एक्सपोर्ट कर सकता है।',
      'आखिरी 1,000 से पहले के साइन-इन, जो आपके पेज पर दिखते हैं, और 100 से ज़्यादा ऐप्लिकेशन के साइन-इन।',
      'जो ऐप्लिकेशन खुद रखते हैं। उन्हें चलाने वालों से पूछें।',
      'भेजे गए ईमेल, ऐप्लिकेशन चलाने वालों को भेजे गए अनुरोध, सेशन और टोकन।',
    ],
  },
};
