// It stands alone, because first pages need nothing else of subscriptions.

export { takesBack } from '../../domain/subscription/takingBack.ts';
