// Our own list, in the manner of the NAICS sectors (naics.com) and of the industry codes on LinkedIn profiles.
// One per line, by name.
const lines = `
Accounting
Advertising
Aerospace
Agriculture
Airlines
Alternative Medicine
Animation
Apparel and Fashion
Architecture
Arts and Crafts
Automotive
Banking
Biotechnology
Broadcast Media
Building Materials
Business Supplies and Equipment
Chemicals
Child Care
Civic and Social Organisations
Civil Engineering
Cloud Services
Computer Games
Computer Hardware
Computer Networking
Computer and Network Security
Construction
Consulting
Consumer Electronics
Consumer Goods
Consumer Services
Cosmetics
Courier and Express Delivery
Defence
Dentistry
Design
E-Commerce
E-Learning
Education Management
Electrical Manufacturing
Energy
Entertainment
Environmental Services
Events Services
Facilities Services
Farming
Film and Motion Pictures
Financial Services
Food Production
Food and Beverages
Forestry
Furniture
Gambling and Casinos
Government Administration
Graphic Design
Health and Fitness
Higher Education
Home Improvement
Hospital and Health Care
Hospitality
Human Resources
Import and Export
Industrial Automation
Information Services
Information Technology
Insurance
International Trade and Development
Internet
Investment Banking
Investment Management
Jewellery and Watches
Judiciary
Law Enforcement
Legal Services
Leisure and Travel
Libraries
Logistics and Supply Chain
Machinery
Management Consulting
Maritime
Market Research
Marketing
Mechanical Engineering
Media Production
Medical Devices
Medical Practice
Mental Health Care
Metals
Military
Mining
Museums
Music
Newspapers
Non-Profit Organisations
Oil and Gas
Online Media
Outsourcing and Offshoring
Packaging and Containers
Paper and Forest Products
Payments
Performing Arts
Pharmaceuticals
Philanthropy
Photography
Plastics
Political Organisations
Primary and Secondary Education
Printing
Professional Training
Public Policy
Public Relations
Public Safety
Publishing
Railways
Real Estate
Recreational Facilities
Religious Institutions
Renewable Energy
Research
Restaurants
Retail
Security and Investigations
Semiconductors
Shipbuilding
Software
Sporting Goods
Sports
Staffing and Recruiting
Supermarkets
Telecommunications
Textiles
Translation and Localisation
Transportation
Utilities
Venture Capital and Private Equity
Veterinary
Warehousing
Waste Management
Wholesale
Wine and Spirits
Writing and Editing
Other
`;

/** The fixed list of industries. Import it lazily. */
export const industries: readonly string[] = lines.trim().split('\n');
