import type { Words } from './words.ts';

export const french: Words = {
  signOut: {
    title: 'Se déconnecter',
    here: 'Voulez-vous vous déconnecter dans ce navigateur\u00a0?',
    everywhere: 'Voulez-vous vous déconnecter de toutes les applications dans ce navigateur\u00a0?',
    yes: 'Se déconnecter',
    no: 'Rester connecté',
  },
  signedOut: {
    title: 'Déconnexion effectuée',
    everywhere: 'Vous êtes déconnecté. Vous pouvez fermer cette page.',
    partly:
      'Vous êtes déconnecté ici, mais toutes les applications ne l’ont pas confirmé. Par sécurité, fermez le navigateur.',
    goOn: 'Continuer vers l’application',
  },
  signingOut: { title: 'Déconnexion', text: 'Vous êtes en cours de déconnexion.' },
  onTheWay: {
    signedIn: 'Connexion réussie',
    nobody: 'Personne n’a été connecté',
    text: 'Vous allez revenir à l’application.',
    goOn: 'Continuer',
  },
  failed: {
    title: 'Une erreur s’est produite',
    text: 'L’application a envoyé une requête à laquelle il est impossible de répondre. Revenez à l’application et réessayez.',
    ask: 'Si vous avez besoin d’aide, adressez-vous aux responsables de l’application.',
  },
  device: {
    title: 'Connecter un appareil',
    code: 'Code affiché sur votre appareil',
    goOn: 'Continuer',
    cancel: 'Annuler',
    asks: (name) => `Se connecter à ${name} sur l’appareil qui affiche ce code\u00a0:`,
    warning:
      'Ne continuez que si l’appareil est devant vous et si vous avez lancé cette connexion vous-même. Personne ne vous le demandera jamais par téléphone ou par e-mail.',
    done: 'Connexion réussie',
    signedIn: (name) =>
      `Votre appareil est connecté à ${name}. Vous pouvez fermer cette page et revenir à l’appareil.`,
    unknown: 'Ce code est inconnu. Regardez votre appareil et réessayez.',
    none: 'Saisissez le code affiché sur votre appareil.',
    expired: 'Ce code a expiré. Faites afficher un nouveau code à votre appareil.',
    used: 'Ce code a déjà été utilisé. Faites afficher un nouveau code à votre appareil.',
    declined: 'Votre appareil n’a pas été connecté. Vous pouvez fermer cette page.',
    failed: 'Votre appareil n’a pas été connecté. Faites-lui afficher un nouveau code et réessayez.',
  },
  wait: {
    title: 'Veuillez patienter',
    codes: 'Trop de codes inconnus ont été saisis. Attendez un quart d’heure, puis réessayez.',
    requests: 'Trop de requêtes sont venues de votre réseau. Réessayez dans une minute.',
  },
};
