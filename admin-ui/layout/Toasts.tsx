import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { Toasts as Stacks, toast } from '../../web-kit/toast/toast.tsx';

/** Shows react-admin's notifications as the product's own toasts: top right, for three seconds. */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (!notifications.length) return;
    const next = takeNotification();
    if (typeof next?.message !== 'string') return;
    const text = translate(next.message, next.notificationOptions?.messageArgs);
    if (next.type === 'error' || next.type === 'warning') toast.error(text);
    else toast.success(text);
  }, [notifications, takeNotification, translate]);
  return <Stacks />;
}
