import { idPattern } from '../../domain/patterns.ts';
import { ReceivePaymentNotice } from '../../domain/paymentNotice/commands.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { NoticeError, type PaymentGateway } from '../../payments/port.ts';
import type { RawRequest } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';

/**
 * Remembers a message of a provider once its signature is right. The reaction to it asks the provider, so that a
 * message that comes while the provider is away, or during a crash, is not lost. A forged one is refused and logged.
 */
export async function receiveNotice(
  { executor, vault, log }: Kit,
  gateway: PaymentGateway,
  request: RawRequest,
  provenance: Provenance,
) {
  const notice = read(gateway, request, log);
  const named = `${gateway.name}.${notice.id}`;
  const id = idPattern.test(named) ? named : vault.hash('payment notice', named).slice(0, 40);
  const { id: noticeId, ...rest } = notice;
  await executor.execute(ReceivePaymentNotice, { id, gateway: gateway.name, noticeId, ...rest }, provenance);
}

function read(gateway: PaymentGateway, request: RawRequest, log: Kit['log']) {
  try {
    return gateway.read(request);
  } catch (error) {
    if (!(error instanceof NoticeError || error instanceof SyntaxError)) throw error;
    log.warn({ gateway: gateway.name, why: error.message }, 'a message about a payment is refused');
    return refuse(error instanceof NoticeError && error.forged ? 'payment.signature' : 'payment.notice');
  }
}
