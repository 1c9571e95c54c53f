/**
 * Words of a shop's customers, each with words that its pages may use instead. Like those in `everydayGroups.ts`, they
 * count only if no page has the customer's own word.
 */
export const SHOP_GROUPS = `
  kid: child children; toddler: child children; baby: infant child children; infant: baby child;
  grandchild: child children; teenager: youth age; adult: age years; elderly: age senior;
  allergy: allergen ingredient trace contain intolerance; allergic: allergy allergen ingredient trace;
  allergen: allergy ingredient trace contain; intolerance: allergy allergen ingredient;
  nut: almond hazelnut walnut peanut allergen; gluten: wheat flour allergen ingredient;
  vegan: vegetarian animal plant; vegetarian: vegan meat; organic: bio pesticide certified;
  toxic: lead poison harmful chemical; poisonous: toxic lead harmful; harmful: toxic poison safe;
  gift: present voucher; present: gift; voucher: gift coupon; coupon: voucher code discount;
  wrapping: gift packaging paper; wrap: gift packaging paper; packaging: package box wrap;
  spoil: fresh store shelf; mould: damp fresh store; shelf: store keep; storage: store keep;
  arrive: delivery deliver shipping; mail: post delivery; post: delivery shipping mail;
  ship: deliver delivery send dispatch; send: deliver delivery ship dispatch; abroad: country international;
  overseas: country international abroad; customs: duty import tax; duty: customs tax import;
  express: fast delivery courier; pickup: collect collection; collect: pickup fetch;
  damaged: broken damage break crack chip; damage: broken damaged break; crack: break broken damaged;
  smashed: broken damaged break; shattered: broken damaged break; chipped: damaged broken chip crack;
  dented: damaged damage; torn: damaged broken; scratched: scratch damage damaged; scratch: mark damage;
  dishwasher: washing wash clean; microwave: oven heat; oven: heat bake microwave; stove: heat flame hob;
  hob: stove heat; freezer: freeze frost cold; stain: mark clean cleaning; wipe: clean cloth;
  rust: corrosion water; fade: sun colour light; leak: drip water seal; drip: leak water;
  smell: odour scent; odour: smell scent; taste: flavour aroma; flavour: taste aroma; scent: smell fragrance;
  hours: opening open; closed: opening open holiday; parking: park car; wheelchair: accessible step barrier;
  cash: payment pay card; paypal: payment pay; visa: card payment credit; klarna: payment invoice instalment;
  instalment: payment monthly pay; finance: instalment leasing payment; lease: leasing monthly rent;
  leasing: lease monthly; rent: hire lease rental; hire: rent rental; rental: rent hire;
  cheap: price low affordable; expensive: price cost; affordable: price cheap; haggle: discount price;
  tall: height high; wide: width; deep: depth; heavy: weight; thick: thickness; big: large size;
  dimension: size height width length; capacity: volume litre content; litre: volume capacity;
  mend: repair fix; exchange: return swap replace; replacement: spare replace new; handmade: hand made;
  engrave: engraving personalise name; engraving: engrave personalise name; personalised: engrave custom name;
  personalise: custom engrave name; bespoke: custom order; customised: custom order;
  wholesale: reseller trade bulk retailer; bulk: wholesale quantity discount; reseller: wholesale retailer trade;
  retailer: reseller wholesale shop; course: workshop class lesson; class: workshop course lesson;
  lesson: course workshop class; workshop: course class; stolen: theft steal insurance;
  steal: theft stolen lock; thief: theft stolen lock; theft: stolen steal insurance; burglary: theft insurance;
  insure: insurance; insurance: insure cover; accident: damage insurance crash;
  far: range distance kilometre mile; distance: range kilometre mile; mileage: range distance;
  splash: water rain waterproof; snow: winter ice cold; ice: winter frost snow; icy: winter ice;
  squeak: noise sound; creak: noise sound; rattle: noise sound loose; beep: sound signal alarm;
  loud: noise quiet decibel; silent: quiet noise; flat: puncture tyre; puncture: flat tyre tube;
  tire: tyre wheel; tyre: tire wheel; flight: plane airline fly; plane: flight airline fly;
  airplane: plane flight airline; airline: flight plane; fly: flight plane airline; train: rail railway;
  trunk: boot car; motorway: road; pavement: path road; underground: metro train; metro: train underground;
  made: manufacture produced origin; origin: made country from; produced: made manufacture;
  dog: pet animal; cat: pet animal; puppy: dog pet; kitten: cat pet;
  brand: manufacturer maker; maker: manufacturer company; genuine: original authentic; fake: genuine original
`
