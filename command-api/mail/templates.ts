/** A mail's words, as text and as plain HTML. */
export type Written = { subject: string; text: string; html: string };

const escaped = (value: string) =>
  value.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!,
  );

/** One paragraph a line, one button, one footer. */
function write(
  subject: string,
  name: string,
  lines: string[],
  button: { label: string; link: string },
): Written {
  const hello = name ? `Hello ${name},` : 'Hello,';
  const text = [
    hello,
    '',
    ...lines.flatMap((line) => [line, '']),
    `${button.label}:`,
    button.link,
    '',
    'Latchkey',
  ].join('\n');
  const paragraphs = [hello, ...lines].map((line) => `<p>${escaped(line)}</p>`).join('');
  const html = `<!doctype html><html lang="en"><body style="font-family:sans-serif;max-width:34rem;margin:2rem auto;color:#12333a">
${paragraphs}<p><a href="${escaped(button.link)}" style="display:inline-block;padding:.7rem 1.2rem;border-radius:.5rem;background:#0f5c63;color:#fff;text-decoration:none">${escaped(button.label)}</a></p>
<p style="font-size:.85rem;color:#5b7378">If the button does not work, open this address:<br>${escaped(button.link)}</p><p style="font-size:.85rem;color:#5b7378">Latchkey</p></body></html>`;
  return { subject, text, html };
}

export const mail = {
  activation: ({ name, link }: { name: string; link: string }) =>
    write(
      'Confirm your e-mail address',
      name,
      [
        'Thank you for creating an account. Please confirm that this address is yours; then choose the address of your organisation.',
        'The link is valid for two days. If you did not ask for this, you can ignore this mail.',
      ],
      { label: 'Confirm and continue', link },
    ),
  invitation: ({ name, organisation, link }: { name: string; organisation: string; link: string }) =>
    write(
      `You are invited to the team of ${organisation}`,
      name,
      [
        `${organisation} invites you to its team on Latchkey. You sign in with a passkey: there is no password.`,
        'The link is valid for two days and works once. If you do not expect it, you can ignore this mail.',
      ],
      { label: 'Join the team', link },
    ),
  device: ({ name, link }: { name: string; link: string }) =>
    write(
      'Add a new device',
      name,
      [
        'Someone in your team asks you to add a device that you can sign in with. Open the link on that device.',
        'The link is valid for two days and works once. If you do not need another device, you can ignore this mail.',
      ],
      { label: 'Add the device', link },
    ),
};
