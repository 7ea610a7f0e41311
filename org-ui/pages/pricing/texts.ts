/** Texts of the page with the plans. Those that the requirements quote stay word for word. */
export const texts = {
  title: 'PLANS & PRICING',
  current: 'Current Active Plan',
  empty: 'No plan is offered at the moment.',
  enterprise: {
    name: 'Enterprise',
    text: 'More people, your own terms, and somebody to talk to. Tell us what you need.',
    price: 'On request',
    contact: 'Contact Us',
  },
  contact: {
    title: 'Contact Us',
    name: 'Your Name',
    email: 'Email Address',
    invalidEmail: 'Please enter valid email!!',
    country: 'Country Code',
    mobile: 'Mobile Number',
    invalidMobile: 'Please enter the digits of the number, without the country code.',
    description: 'Describe your requirement',
    submit: 'Submit',
    sending: 'Sending...',
    missing: 'Please fill all the fields',
    done: 'Thanks for contacting us',
  },
} as const;
