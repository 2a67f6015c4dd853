/** Programs of the stage for the graphics card: one lights ships from their baked maps, one draws every kind of effect. */
import { BAND, EXTENT, HIGHEST, LIT, SHADE, WINDOW } from '../ships/parts.ts';
import { KIND, STATE } from './picture.ts';

const f = (value: number): string => value.toFixed(5);
const HEAD = '#version 300 es\nprecision highp float;precision highp sampler2DArray;\n';
/** Converts pixels of the board to the screen. */
const PLACE = 'vec4 place(vec2 w){return vec4(w.x/view.x*2.-1.,1.-w.y/view.y*2.,0,1);}';

export const SHIP_VERTEX = `${HEAD}
layout(location=0) in vec2 corner;
layout(location=1) in vec4 a;layout(location=2) in vec4 b;layout(location=3) in vec4 c;layout(location=4) in vec4 d;
uniform vec2 view;
out vec2 uv;out vec2 at;flat out vec4 look;flat out vec4 more;flat out vec4 tint;flat out vec2 turn;flat out float px;
${PLACE}
void main(){
  vec2 p=corner*${f(EXTENT)}*a.w;
  turn=vec2(cos(a.z),sin(a.z));
  at=a.xy+vec2(p.x*turn.x-p.y*turn.y,p.x*turn.y+p.y*turn.x);
  uv=corner*.5+.5;look=b;more=c;tint=d;px=a.w;
  gl_Position=place(at);
}`;

/* Palette columns: dark, hull, light, livery, glass, lamp, rim, flame. */
export const SHIP_FRAGMENT = `${HEAD}
in vec2 uv;in vec2 at;flat in vec4 look;flat in vec4 more;flat in vec4 tint;flat in vec2 turn;flat in float px;
out vec4 colour;
uniform sampler2DArray shape,paint,harm;uniform sampler2D palettes;
uniform float paper;uniform vec4 flash;uniform vec3 burnt,ember;
const vec3 SUN=vec3(-.56,-.66,.62);
vec3 shade(int column){return texelFetch(palettes,ivec2(column,int(look.y+.5)),0).rgb;}
float rule(float along,float gap,float width){return 1.-smoothstep(width-.5,width+.5,abs(mod(along,gap)-gap*.5)*1.414);}
float scatter(ivec2 p,int s){uint n=uint(p.x+911)*0x2c1b3c6du^uint(p.y+377)*0x297a2d39u^uint(s+53)*0x5bd1e995u;n=(n^(n>>15))*0x735a2d97u;return float(n^(n>>14))/4294967296.;}
float pane(vec2 p,float told){
  vec2 q=p*vec2(${f(WINDOW.across)},${f(WINDOW.along)});ivec2 i=ivec2(floor(q));int s=int(told);float share=(told-floor(told))*.1;
  if(share<=0.||scatter(i,s+9)>=${f(LIT.cell)}||scatter(ivec2(i.x>>2,i.y>>3),s+7)>=share*${f(LIT.group)}||scatter(ivec2(i.x,i.y>>3),s+11)>=${f(LIT.row)})return 0.;
  float away=length((q-vec2(i)-.5)/vec2(${f(WINDOW.across)},${f(WINDOW.along)}))*px;
  return clamp(max(${f(WINDOW.least)},${f(WINDOW.half)}*px)-away+.5,0.,1.)*min(1.,.25+px/90.);
}
float height(vec2 p){return texture(shape,vec3(p,look.x)).b*${f(HIGHEST)};}
void main(){
  vec4 form=texture(shape,vec3(uv,look.x)),skin=texture(paint,vec3(uv,look.x));
  bool wreck=look.w>${f(STATE.wreck - 0.5)}&&look.w<${f(STATE.wreck + 0.5)},ghost=look.w>${f(STATE.ghost - 0.5)}&&look.w<${f(STATE.ghost + 0.5)};
  float edge=(.5-skin.a)*${f(2 * BAND)},hot=0.,charred=0.;
  if(look.z>.01){
    vec2 p=vec2(mod(more.z,2.)<1.?uv.x:1.-uv.x,uv.y);
    vec4 holes=texture(harm,vec3(p,floor(mod(more.z,4.))));
    vec4 share=clamp(vec4(look.z)-vec4(0.,1.,2.,3.),0.,1.);
    float hole=(mix(mix(mix(mix(1.,holes.r,share.x),holes.g,share.y),holes.b,share.z),holes.a,share.w)-.5)*${f(2 * BAND)};
    float brim=max(0.,1.-abs(hole-.012)/.044);hot=brim*brim;
    if(wreck)edge=max(edge,-hole);else charred=clamp(.5-hole*px,0.,1.);
  }
  float line=max((paper>.5?1.15:.9)/px,.013)*more.x;
  float body=clamp(.5-edge*px,0.,1.),cover=clamp(.5+(line-edge)*px,0.,1.)*smoothstep(.01,.09,skin.a);
  if(cover<=0.)discard;
  vec3 rim=shade(6);
  if(ghost){
    float inside=clamp(.5-(edge+line)*px,0.,1.);
    float fill=mix(.12,.36,rule(at.x+at.y,8.,.85));
    float a=mix(.95,fill,inside)*cover*more.y;
    colour=vec4(rim*a,a);return;
  }
  vec2 flat2=form.xy*2.-1.;
  float up=sqrt(max(.02,1.-dot(flat2,flat2)));
  vec3 n=vec3(flat2.x*turn.x-flat2.y*turn.y,flat2.x*turn.y+flat2.y*turn.x,up);
  float lambert=max(0.,dot(n,SUN)),gloss=pow(max(0.,dot(n,vec3(SUN.xy*.7,1.3))/1.72),26.);
  float z=form.b*${f(HIGHEST)},shadow=1.;
  if(px>18.){
    vec2 towards=vec2(SUN.x*turn.x+SUN.y*turn.y,SUN.y*turn.x-SUN.x*turn.y)/${f(2 * EXTENT)};
    for(int step=1;step<=6;step++){float far=float(step)*.032;shadow=min(shadow,1.-.5*smoothstep(0.,.07,height(uv+towards*far)-z-far*1.2-.015));}
  }
  float hollow=form.a*${f(SHADE)},lit=(lambert*1.02*shadow+.2)*hollow;
  vec3 metal=skin.g<.5?mix(shade(0),shade(1),skin.g*2.):mix(shade(1),shade(2),skin.g*2.-1.);
  metal=mix(metal,shade(3),skin.r*(1.-clamp(skin.b*1.5,0.,1.)));
  if(paper>.5){
    vec3 c=mix(metal,shade(4),smoothstep(.4,.9,skin.b)*skin.r);
    c*=min(1.06,.6+lit*.5);
    float w=px>40.?.85:.6,first=rule(at.x+at.y,3.6,w),second=rule(at.x-at.y+9999.,3.6,w);
    float ink=max(first*smoothstep(.56,.28,lit),second*smoothstep(.3,.12,lit));
    ink=max(ink,charred*max(first,second))*.58;
    c=mix(c,rim,ink);c=mix(c,ember,hot*.7*(wreck?.4:1.));
    c=mix(c,rim,clamp(.5+(edge+.8/px)*px,0.,1.));
    c=mix(c,tint.rgb,tint.a);
    colour=vec4(c,1.)*cover*more.y;return;
  }
  vec3 c=mix(metal,burnt,charred*.92);
  vec3 e=c*lit*vec3(1.,1.,1.05)+gloss*.32*shadow*(.4+.6*smoothstep(0.,.4,skin.g))*(1.-charred)*(wreck?.4:1.);
  e+=vec3(.031,.047,.086)*hollow;
  vec3 ray=vec3(flash.xy-at,flash.z*.35);
  e+=(c*.9+.12)*max(0.,dot(n,normalize(ray)))*flash.w*pow(max(0.,1.-length(ray.xy)/(flash.z*4.2)),1.6)*vec3(1.9,1.05,.5);
  if(!wreck){
    float glow=skin.b*(1.-charred),dark=1.25*smoothstep(.72,.3,lambert*shadow);
    if(edge<-.035&&up>.6&&skin.g>.4&&skin.r<.2&&charred<.5)e=mix(e,shade(5),pane((uv-.5)*${f(2 * EXTENT)},more.w)*(.5+.5*smoothstep(.86,.4,lambert*shadow)));
    e=mix(e,mix(shade(5),shade(4),skin.r),clamp(glow*mix(dark,1.,smoothstep(.3,.7,skin.r)),0.,1.)*(.75+.25*lambert));
  }
  e+=ember*hot*1.2;
  e=mix(e,e*.55+rim*(.34+.3*lambert),clamp(.5+(edge+1.4/px)*px,0.,1.)*(wreck?.5:1.));
  e=mix(rim*(wreck?.7:1.)+(wreck?ember*hot*.9:vec3(0.)),e,body);
  e=mix(e,tint.rgb,tint.a);
  colour=vec4(min(e,1.),1.)*cover*more.y;
}`;

export const EFFECT_VERTEX = `${HEAD}
layout(location=0) in vec2 corner;
layout(location=1) in vec4 a;layout(location=2) in vec4 b;layout(location=3) in vec4 c;
uniform vec2 view;
out vec2 p;flat out vec4 form;flat out vec4 ink;flat out vec2 size;
${PLACE}
void main(){
  float co=cos(b.x),si=sin(b.x);vec2 d=corner*a.zw;
  p=corner;form=b;ink=c;size=a.zw;
  gl_Position=place(a.xy+vec2(d.x*co-d.y*si,d.x*si+d.y*co));
}`;

const NOISE = `
float h(vec2 p){uvec2 q=uvec2(ivec2(floor(p))+ivec2(4096));uint n=q.x*2246822519u^q.y*3266489917u;n=(n^(n>>15))*668265263u;return float((n^(n>>14))&65535u)/65535.;}
float vn(vec2 p){vec2 i=floor(p),g=p-i;g=g*g*(3.-2.*g);return mix(mix(h(i),h(i+vec2(1,0)),g.x),mix(h(i+vec2(0,1)),h(i+vec2(1,1)),g.x),g.y);}
float fb(vec2 p){return vn(p)*.53+vn(p*2.1+7.)*.27+vn(p*4.3+3.)*.13+vn(p*8.5)*.07;}`;

const is = (kind: keyof typeof KIND): string => `kind==${KIND[kind]}`;
/* Light is added, paint covers: colour times opacity, with an alpha of opacity times cover. */
export const EFFECT_FRAGMENT = `${HEAD}
in vec2 p;flat in vec4 form;flat in vec4 ink;flat in vec2 size;out vec4 colour;${NOISE}
void main(){
  int kind=int(form.y+.5);float r=length(p),t=p.x*.5+.5,a=0.,first=form.z,second=form.w;vec3 c=ink.rgb;
  if(${is('glow')}){float k=max(0.,1.-r);a=k*k*(.35+.65*k*k)*first;}
  else if(${is('ray')}){
    float d=abs(p.y)*size.y/first,end=clamp((1.-abs(p.x))*size.x/(first*2.),0.,1.);
    float core=exp(-d*d*3.2),near=exp(-d*d*.62),far=exp(-d*d*.11),haze=exp(-d*d*.028);
    vec3 e=mix(c,vec3(1.),.95)*core+c*(near*.46+far*.15+haze*.055);
    colour=vec4(e*mix(1.,pow(1.-t,1.3),second)*end*ink.a,0.);return;
  }
  else if(${is('streak')}){a=max(0.,(1.-abs(p.y))*t*(1.-smoothstep(.9,1.,t)))*first;c=mix(c,vec3(1.),t*t*.5);}
  else if(${is('flame')}){
    float w=mix(1.,.1,pow(t,.8))*(.62+.38*smoothstep(0.,.12,t)),d=abs(p.y)/w/.62,gas=abs(p.y)/w;
    a=(exp(-d*d*2.4)+.24*exp(-gas*gas*2.2))*pow(1.-t,1.2)*smoothstep(0.,.03,t)*first;c=mix(c,vec3(1.),smoothstep(.3,0.,t)*exp(-d*d*5.));
  }
  else if(${is('fire')}){
    vec2 u=p*2.1+second*3.7;float bend=fb(u+vec2(0.,first*.7)),n=fb(u*1.9+vec2(bend*2.4,-bend*1.8)-p*first*1.2);
    /* The middle burns evenly: only the outer fire is torn. */
    float e=clamp((1.-r*1.03)*1.62+(n-.5)*1.75*smoothstep(.05,.7,r)-first*first*1.25,0.,1.7);
    a=smoothstep(0.,.42,e)*(1.-smoothstep(.8,1.,r))*(1.-smoothstep(.72,1.,first));
    float heat=e*(1.35-first*1.05);
    vec3 fire=vec3(min(1.,.3+heat*1.35),clamp(heat*1.02-.1,0.,1.),clamp(heat*.95-.46,0.,1.)),smoke=vec3(.1,.085,.09)*(.6+n);
    c=mix(fire,smoke,smoothstep(.42,.95,first+.35*(1.-e)*first));colour=vec4(c*a,a*.96);return;
  }
  else if(${is('ring')}){
    float d=abs(r-.88),w=first;
    a=(exp(-d*d/(w*w))+.28*exp(-d*d/(w*w*16.))+.12*smoothstep(.3,.88,r)*step(r,.88))*second*step(r,1.)*(1.-smoothstep(.95,1.,r));c=mix(c,vec3(1.),exp(-d*d/(w*w*.25))*.6);
  }
  else if(${is('shard')}){
    /* Straight edges between five corners. */
    float i=floor(atan(p.y,p.x)*5./6.28318+2.5),u=(i-2.5)*1.25664,v=u+1.25664;
    vec2 one=vec2(cos(u),sin(u))*(.34+.62*h(vec2(i,first*61.))),two=vec2(cos(v),sin(v))*(.34+.62*h(vec2(mod(i+1.,5.),first*61.)))-one,q=p-one;
    float d=(two.x*q.y-two.y*q.x)/length(two);
    if(d<0.)discard;
    vec3 metal=vec3(.12,.115,.13)*(1.+1.6*max(0.,dot(normalize(p+1e-4),vec2(-.6,-.7))));
    colour=vec4(mix(metal,vec3(1.,.55,.22),(1.-smoothstep(0.,.16,d))*second)*ink.a,ink.a);return;
  }
  else if(${is('lattice')}){
    vec2 u=p*size.x/max(4.5,size.x*.088),s=vec2(1.,1.7320508),g=mod(u,s)-s*.5,k=mod(u-s*.5,s)-s*.5;
    vec2 q=abs(dot(g,g)<dot(k,k)?g:k);float wall=.5-max(dot(q,vec2(.5,.8660254)),q.x);
    float d=length(p-vec2(.86,0.)),near=pow(max(0.,1.-d/(.5+second*.6)),1.5),line=1.-smoothstep(.03,.12,wall);
    float band=smoothstep(.5,.74,r)*(1.-smoothstep(.93,.95,r)),rim=exp(-pow((r-.93)/.016,2.)),wave=exp(-pow((d-second*.9)/.1,2.));
    a=(line*band*(near*.95+wave*.35)+band*near*.22+rim*(near*1.3+.04))*first;c=mix(c,vec3(1.),min(1.,near*near*rim));
  }
  else if(${is('trail')}){float d=abs(p.y);a=(exp(-d*d*9.)*.75+exp(-d*d*2.4)*.18*(1.-ink.a))*mix(first,second,t)*clamp((1.-abs(p.x))*size.x+.5,0.,1.);if(ink.a>.5)a=smoothstep(1.,.8,d)*mix(first,second,t);}
  else if(${is('spike')}){float d=abs(p.y)*size.y;a=exp(-d*d*.8)*pow(max(0.,1.-abs(p.x)),2.)*first;c=mix(c,vec3(1.),.5);}
  else if(${is('arc')}){
    float out1=clamp((1.-r)*size.x,0.,1.),in1=clamp((r-second)*size.x,0.,1.),side=clamp((first-abs(atan(p.y,p.x)))*r*size.x+.5,0.,1.);
    a=out1*in1*side*ink.a;colour=vec4(c*a,a);return;
  }
  else if(${is('line')}){
    float w=clamp((1.-abs(p.y))*size.y+.5,0.,1.)*clamp((1.-abs(p.x))*size.x+.5,0.,1.);
    a=w*first*(second>0.?step(fract(t*size.x*2./second),.6):1.);
  }
  else if(${is('star')}){
    float turn=atan(p.y,p.x)*12./6.28318,saw=abs(fract(turn)-.5)*2.,rim=mix(.52,.86+.1*h(vec2(floor(turn+.5),7.)),saw),d=(rim-r)*size.x*.8;
    a=clamp(d+.5,0.,1.)*first;c=mix(vec3(.58,.278,0.),c,clamp(d-second+.5,0.,1.));
  }
  else if(${is('tip')}){a=clamp((1.-t-abs(p.y))*size.y+.5,0.,1.)*first;}
  else{a=clamp((1.-r)*size.x+.35,0.,1.)*first;}
  colour=vec4(c*a,a*ink.a);
}`;
