import { embeddedLogo } from '../../../domain/application/settings/shared.ts';
import { ref } from '../../../domain/kit.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { mailsIn } from '../../../domain/translations.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { personalOf } from '../../../server-kit/personal.ts';
import type { Brand } from '../../mail/html.ts';
import { nameInMail } from '../../mail/names.ts';
import { latchkey } from '../../mail/templates.ts';

/** The brand of a mail that an organisation causes, and the language of its mails. */
export async function brandOf(kit: Kit, organisationId: string | undefined, logo = ''): Promise<Brand> {
  if (!organisationId) return latchkey;
  const sender = ref(organisation, organisationId);
  const { name } = await personalOf(kit, sender);
  const language = await mailsIn[(await kit.executor.look(sender)).state.language]();
  return { name: nameInMail(name ?? '') || latchkey.name, logo: embeddedLogo(logo), language };
}
