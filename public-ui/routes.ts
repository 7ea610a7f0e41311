import { type ComponentType, lazy } from 'react';
import type { Params } from './router.tsx';

export type PageProps = { params: Params };
type Page = ComponentType<PageProps>;

/** Every page, each a chunk of its own. Patterns match exactly. `/` leads to /login. */
export const routes: Record<string, Page> = {
  '/login': lazy(() => import('./pages/login/LoginPage.tsx')),
  '/register': lazy(() => import('./pages/register/RegisterPage.tsx')),
  '/mailSentSuccess': lazy(() => import('./pages/mailSent/MailSentPage.tsx')),
  '/verifyEmail/:accessToken': lazy(() => import('./pages/onboarding/OnboardingPage.tsx')),
  '/add-admin/:accessToken': lazy(() => import('./pages/addAdmin/AddAdminPage.tsx')),
  '/add-device/:accessToken': lazy(() => import('./pages/addDevice/AddDevicePage.tsx')),
  '/registerUser/:accessToken': lazy(() => import('./pages/registerUser/RegisterUserPage.tsx')),
  '/approve/:accessToken': lazy(() => import('./pages/approve/ApprovePage.tsx')),
  '/privacyPolicy': lazy(() => import('./pages/legal/PrivacyPage.tsx')),
  '/terms-and-conditions': lazy(() => import('./pages/legal/TermsPage.tsx')),
  '/paymentStatus': lazy(() => import('./pages/payment/PaymentStatusPage.tsx')),
  '/payment/success': lazy(() => import('./pages/payment/PaymentSuccessPage.tsx')),
  '/payment/cancel': lazy(() => import('./pages/payment/PaymentCancelPage.tsx')),
  '/error-codes': lazy(() => import('./pages/errorCodes/ErrorCodesPage.tsx')),
  '/mailbox': lazy(() => import('./pages/mailbox/MailboxPage.tsx')),
};
export const NotFound: Page = lazy(() => import('./pages/notFound/NotFoundPage.tsx'));
