import { type ComponentType, lazy } from 'react';
import type { PageProps } from './router.tsx';

type Page = ComponentType<PageProps>;

/** Every page as a chunk of its own. Patterns must match exactly, and the first match wins. `/` redirects to /login. */
export const routes: Record<string, Page> = {
  '/login': lazy(() => import('./pages/login/LoginPage.tsx')),
  '/register': lazy(() => import('./pages/register/RegisterPage.tsx')),
  '/mailSentSuccess': lazy(() => import('./pages/mailSent/MailSentPage.tsx')),
  '/verifyEmail/:accessToken': lazy(() => import('./pages/onboarding/OnboardingPage.tsx')),
  '/add-admin/:accessToken': lazy(() => import('./pages/addAdmin/AddAdminPage.tsx')),
  '/add-device/:accessToken': lazy(() => import('./pages/addDevice/AddDevicePage.tsx')),
  '/recover': lazy(() => import('./pages/recover/AskPage.tsx')),
  '/recover/:accessToken': lazy(() => import('./pages/recover/RecoverPage.tsx')),
  '/stop-recovery/:accessToken': lazy(() => import('./pages/recover/StopPage.tsx')),
  '/send-recovery/:accessToken': lazy(() => import('./pages/recover/SendPage.tsx')),
  '/backup/:accessToken': lazy(() => import('./pages/archive/ArchivePage.tsx')),
  '/me': lazy(() => import('./pages/me/MePage.tsx')),
  '/me/device/:accessToken': lazy(() => import('./pages/me/AddDevicePage.tsx')),
  '/app': lazy(() => import('./pages/app/AppPage.tsx')),
  '/registerUser/:accessToken': lazy(() => import('./pages/invited/SitePage.tsx')),
  '/OauthRegisterUser/:accessToken': lazy(() => import('./pages/invited/SignOnPage.tsx')),
  '/openid-login/': lazy(() => import('./pages/oidc/SignInPage.tsx')),
  '/SAMLRegisterUser/:accessToken': lazy(() => import('./pages/saml/RegisterPage.tsx')),
  '/idp/login/': lazy(() => import('./pages/saml/SignInPage.tsx')),
  '/OauthRegisterRadiusUser/:accessToken': lazy(() => import('./pages/invited/RadiusPage.tsx')),
  '/networkCode': lazy(() => import('./pages/networkCode/NetworkCodePage.tsx')),
  '/lostDevice/:accessToken': lazy(() => import('./pages/lostDevice/LostDevicePage.tsx')),
  '/recoverUser/:accessToken': lazy(() => import('./pages/recoverUser/RecoverUserPage.tsx')),
  '/confirmAddress/:accessToken': lazy(() => import('./pages/confirmAddress/ConfirmAddressPage.tsx')),
  '/privacyPolicy': lazy(() => import('./pages/legal/PrivacyPage.tsx')),
  '/terms-and-conditions': lazy(() => import('./pages/legal/TermsPage.tsx')),
  '/paymentStatus': lazy(() => import('./pages/payment/PaymentStatusPage.tsx')),
  '/payment/success': lazy(() => import('./pages/payment/PaymentSuccessPage.tsx')),
  '/payment/cancel': lazy(() => import('./pages/payment/PaymentCancelPage.tsx')),
  '/error-codes': lazy(() => import('./pages/errorCodes/ErrorCodesPage.tsx')),
  '/mailbox': lazy(() => import('./pages/mailbox/MailboxPage.tsx')),
  // Approval pages: their names are in a table of their own, which the sign-in page does not load.
  '/:route/:accessToken': lazy(() => import('./pages/approve/ApprovePage.tsx')),
};
