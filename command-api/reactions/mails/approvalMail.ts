import { urlTo } from '../../../approvals/links.ts';
import { lookAt, personalIn } from '../../../approvals/requests/look.ts';
import { ref } from '../../../domain/kit.ts';
import { LinkMailRequested } from '../../../domain/pushes/events.ts';
import { statusAt } from '../../../domain/transaction/transaction.ts';
import { user } from '../../../domain/user/user.ts';
import { knownOf } from '../../../server-kit/people/details.ts';
import { userAddressOf } from '../../../server-kit/people/userAddress.ts';
import { causedBy, type SendMail } from '../../mail/mail.ts';
import { nameInMail } from '../../mail/names.ts';
import { write } from '../../mail/templates.ts';
import { on } from '../kit/kit.ts';
import { brandFor, brandOf } from './brand.ts';

/** Mails the link with which a person answers a request, unless the request has ended meanwhile. */
export const approvalMail = (send: SendMail) =>
  on(LinkMailRequested, 'approval-mail', async ({ data: { transactionId }, metadata, event }, kit) => {
    const { state } = await lookAt(kit, transactionId, true);
    const userId = state.opened?.ownerId;
    if (!userId || statusAt(state, kit.clock()) !== 'pending') return;
    const to = await userAddressOf(kit, userId);
    if (!to) return;
    const { name } = await knownOf(kit, userId);
    const { device } = await personalIn(kit, transactionId);
    const link = await urlTo(kit, transactionId);
    const brand = await brandFor(kit, ref(user, userId), await brandOf(kit, metadata.organisationId));
    const values = { application: nameInMail(state.opened!.target), client: nameInMail(device ?? '') };
    const words = write({ code: 'mail.approval', values }, { name: name ?? '', link, brand });
    await send({ to, ...causedBy(event), about: [userId], ...words });
  });
