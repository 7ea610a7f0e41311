/** What the refusals of `domain/refusals/licences.ts` say. */
export const licences = {
  'licence.unknown': 'Diese Organisation hat keine Lizenz',
  'licence.format': 'Das ist kein Lizenzschlüssel: Ein solcher beginnt mit latchkey-licence-1.',
  'licence.edited':
    'Dieser Lizenzschlüssel wurde nach dem Signieren verändert, oder ein Teil von ihm fehlt. Bitte kopieren Sie den ganzen Schlüssel noch einmal.',
  'licence.foreign':
    'Dieser Lizenzschlüssel stammt von einer anderen Installation. Bitte fragen Sie Ihren Anbieter nach einem anderen.',
  'licence.other':
    'Dieser Lizenzschlüssel gehört einer anderen Organisation. Bitte fragen Sie Ihren Anbieter nach einem anderen.',
  'licence.expired':
    'Dieser Lizenzschlüssel ist abgelaufen. Bitte fragen Sie Ihren Anbieter nach einem neuen.',
  'licence.early':
    'Dieser Lizenzschlüssel wurde später als jetzt ausgestellt: Bitte prüfen Sie die Uhr dieses Rechners',
  'licence.revoked': 'Diese Lizenz wurde widerrufen. Bitte fragen Sie Ihren Anbieter nach einer neuen.',
  'licence.clock':
    'Die Uhr dieses Rechners geht gegenüber bereits Geschehenem nach: Bitte stellen Sie sie, und geben Sie dann den Schlüssel ein',
} as const;
